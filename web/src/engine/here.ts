import type { GameSummary, Imported } from '../protocol';
import { STATIC } from '../edition';
import { isAway } from '../install/host.svelte';
import { askEngine } from './engine';
import { isHere, noteMoved, playsHere } from './known';

/** The games that are played on this device and not on its server. */
export async function gamesHere(): Promise<GameSummary[]> {
  if (STATIC || !playsHere()) return [];
  const { body } = await askEngine('GET', '/api/games', '');
  return (JSON.parse(body) as GameSummary[]).filter(({ id }) => isHere(id));
}

/** Whether a game of this device can be brought to a server. */
export function isMovable(game: string): boolean {
  return !STATIC && isHere(game) && !isAway();
}

/** Bring a game to the server, which keeps it from then on. */
export async function moveToServer(
  game: string,
  give: (backup: string) => Promise<Imported>,
): Promise<void> {
  const { body } = await askEngine('GET', `/api/games/${game}/export`, '');
  await give(body);
  noteMoved(game);
  await askEngine('POST', `/api/games/${game}/remove`, '');
}

/** Bring the finished ones to the server. */
export async function carryOver(
  games: readonly GameSummary[],
  give: (backup: string) => Promise<Imported>,
): Promise<void> {
  for (const { id } of games.filter(({ over, tutorial }) => over && !tutorial))
    await moveToServer(id, give);
}
