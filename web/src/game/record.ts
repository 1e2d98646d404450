import { ProblemError, tellProblem } from '../api';
import type { Replay } from '../protocol';
import { t } from '../text/fluent.svelte';

let loaded: Replay | null = null;

/** Keep a record that was loaded from a file until the replay screen asks for it. */
export function keepReplay(replay: Replay): void {
  loaded = replay;
}

/** The record that was loaded last, if one was. */
export function keptReplay(): Replay | null {
  return loaded;
}

/** Why a file cannot be shown as a game. */
export function tellUnreadable(error: unknown): string {
  const why = tellProblem(error);
  const refused = error instanceof ProblemError && error.status === 400;
  return refused ? t('replay-unreadable', { why }) : why;
}
