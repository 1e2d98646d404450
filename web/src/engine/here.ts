import type { GameSummary, Imported } from '../protocol';
import { STATIC } from '../edition';
import { askEngine } from './engine';
import { isHere, noteMoved, playsHere } from './known';

/** The games that were played on this device while its server was away. */
export async function gamesHere(): Promise<GameSummary[]> {
  if (STATIC || !playsHere()) return [];
  const { body } = await askEngine('GET', '/api/games', '');
  return (JSON.parse(body) as GameSummary[]).filter(({ id }) => isHere(id));
}

/** Bring the finished ones to the server, which keeps them from then on. */
export async function carryOver(
  games: readonly GameSummary[],
  give: (backup: string) => Promise<Imported>,
): Promise<void> {
  for (const { id } of games.filter(({ over, tutorial }) => over && !tutorial)) {
    const { body } = await askEngine('GET', `/api/games/${id}/export`, '');
    await give(body);
    noteMoved(id);
    await askEngine('POST', `/api/games/${id}/remove`, '');
  }
}
