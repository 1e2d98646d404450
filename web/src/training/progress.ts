import type { Position } from './position';

/** What this browser remembers of somebody's training. */
export interface Progress {
  /** The ids of the positions that were solved. */
  solved: string[];
  /** How many were solved in a row, each at the first try. */
  streak: number;
  /** Positions of one's own games, the newest first. */
  own: Position[];
}

const KEY = 'silver-and-gold-training';
/** Each takes some kilobytes of the browser's storage. */
export const MOST_OWN = 30;

/** What is remembered. */
export function recalled(): Progress {
  const nothing = { solved: [], streak: 0, own: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    return nothing;
  }
}

function remember(progress: Progress): Progress {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage, or with no room left, trains on.
  }
  return progress;
}

/** Remember that a position was tried. A second try neither adds to a streak nor ends it. */
export function noteTry(id: string, solved: boolean, first: boolean): Progress {
  const before = recalled();
  return remember({
    ...before,
    solved: solved ? [...new Set([...before.solved, id])] : before.solved,
    streak: !first ? before.streak : solved ? before.streak + 1 : 0,
  });
}

/** Forget that these were solved. */
export function startOver(ids: readonly string[]): Progress {
  const before = recalled();
  return remember({ ...before, solved: before.solved.filter((id) => !ids.includes(id)) });
}

/** Keep positions of one's own games, the oldest of too many being dropped. */
export function keepOwn(positions: readonly Position[]): Progress {
  const before = recalled();
  const known = new Set(positions.map(({ id }) => id));
  const own = [...positions, ...before.own.filter(({ id }) => !known.has(id))].slice(0, MOST_OWN);
  return remember({ ...before, own });
}

/** The position to try after that one: the next that is not solved, from the first on again. */
export function nextAfter(
  positions: readonly Position[],
  solved: readonly string[],
  id: string | null,
): Position | undefined {
  const at = positions.findIndex((one) => one.id === id);
  const order = [...positions.slice(at + 1), ...positions.slice(0, at + 1)];
  return order.find((one) => !solved.includes(one.id));
}
