import type { GameSummary, NewGame, Problem, Replay } from './protocol';
import { t } from './text/fluent.svelte';

/** The server did not do what was asked; the message says why. */
export class ProblemError extends Error {
  constructor(
    why: string,
    readonly status: number,
  ) {
    super(why);
  }
}

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...request });
  } catch {
    throw new ProblemError(t('cut-off'), 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new ProblemError(problem.why ?? t('went-wrong'), answer.status);
  }
  return (await answer.json()) as T;
}

const JSON_BODY = { 'content-type': 'application/json' };

/** This browser's games, the newest first. */
export function games(): Promise<GameSummary[]> {
  return ask('/api/games');
}

/** The bots there are, from the weakest to the strongest. */
export async function bots(): Promise<string[]> {
  return (await ask<{ name: string }[]>('/api/bots')).map((bot) => bot.name);
}

/** Begin a game; its id comes back. */
export async function begin(game: NewGame): Promise<string> {
  const { id } = await ask<{ id: string }>('/api/games', {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(game),
  });
  return id;
}

/** A game of this browser, move by move. */
export function replayOf(game: string): Promise<Replay> {
  return ask(`/api/games/${game}/replay`);
}

/** A record from a file, move by move. */
export function replayFrom(record: string): Promise<Replay> {
  return ask('/api/replay', { method: 'POST', headers: JSON_BODY, body: record });
}

/** Where a game's record can be fetched. */
export function recordPath(game: string): string {
  return `/api/games/${game}/record`;
}
