import type { Marking } from '../game/marking.svelte';
import type { Session } from '../game/session';
import type { Table, View } from '../protocol';
import type { Note } from '../tutorial/note';
import type { PromptText } from './prompt';
import type { InfoTab } from './TableInfo.svelte';
import type { Offer } from './offer';
import type { Doing } from './presence';
import type { SheetName } from './sheets';

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
  says: PromptText;
  /** A word to who learns the game. */
  note: Note | null;
  /** Whether there is room kept for such words. */
  guided: boolean;
  /** What the seats are doing. */
  doings: readonly (Doing | null)[];
  /** What may be done about who plays, while nothing else is asked. */
  offer: Offer | null;
  complaint: string;
  where: string;
  takes: string[];
  ready: boolean;
  takeBack: () => void;
  done: () => void;
  count?: (() => void) | undefined;
  /** Lay something closer before the eyes. */
  look: (thing: InfoTab) => void;
  /** Lay a paper over the table. */
  open: (sheet: SheetName) => void;
  /** Whether the chat lies beside the table, where there is room. */
  talking: boolean;
}
