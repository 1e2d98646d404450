/** The best score of this browser, the game in which it was reached, and what was the best before it. */
export interface Best {
  points: number;
  game: string;
  before?: number;
}

const KEY = 'silver-and-gold-best';

function kept(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best>;
  } catch {
    return {};
  }
}

/** The best score so far among that many players, once this one counts, too. */
export function bestWith(players: number, points: number, game: string): Best {
  const all = kept();
  const last = all[players];
  if (last && last.points >= points) return last;
  const now: Best = last ? { points, game, before: last.points } : { points, game };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [players]: now }));
  } catch {
    // A browser without storage knows only this game.
  }
  return now;
}
