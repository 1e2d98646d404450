import { ProblemError, tellProblem } from '../api';
import type { Replay } from '../protocol';
import { t } from '../text/fluent.svelte';

/** A record from a file: its text, and the game that it tells of. */
export interface Loaded {
  record: string;
  replay: Replay;
}

let last: Loaded | null = null;

/** Keep a record that was loaded from a file until its replay or its review asks for it. */
export function keepLoaded(loaded: Loaded): Loaded {
  last = loaded;
  return loaded;
}

/** The record that was loaded last, if one was. */
export function keptRecord(): Loaded | null {
  return last;
}

/** Why a file cannot be shown as a game. */
export function tellUnreadable(error: unknown): string {
  const why = tellProblem(error);
  const refused = error instanceof ProblemError && error.status === 400;
  return refused ? t('replay-unreadable', { why }) : why;
}
