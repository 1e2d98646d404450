import type { Marking } from '../game/marking.svelte';
import type { Session } from '../game/session.svelte';
import type { Table, View } from '../protocol';
import type { Asked } from './asked';
import type { Thing } from './Look.svelte';

/** What both ways to lay the table out are given. */
export interface BoardProps {
  session: Session;
  marking: Marking;
  view: View;
  table: Table;
  /** The seat nearest to the viewer. */
  mine: number;
  /** The seat that news are about. */
  hot: number | null;
  says: Asked;
  complaint: string;
  where: string;
  takes: string[];
  ready: boolean;
  takeBack: () => void;
  done: () => void;
  count?: (() => void) | undefined;
  /** Lay something closer before the eyes. */
  look: (thing: Thing) => void;
}
