/** The parts of a score, in the order in which the logbook has them. */
export const PARTS = ['treasures', 'seals', 'coins', 'cups', 'palms'] as const;

/** The colours, in the order in which the logbook counts them. */
export const COLOURS = ['purple', 'orange', 'green', 'grey'] as const;

export interface Piece {
  part: (typeof PARTS)[number];
  /** From the bottom, and how high, as shares of the whole picture. */
  from: number;
  height: number;
}

/** The pieces of a bar, one for each part, from the bottom up. */
export function pieces(parts: readonly number[], most: number): Piece[] {
  let from = 0;
  return PARTS.map((part, at) => {
    const height = (parts[at] ?? 0) / most;
    const piece = { part, from, height };
    from += height;
    return piece;
  });
}

/** The points of a line through these values, in a box of 100 by 100. */
export function line(values: readonly number[], low: number, high: number): string {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const y = (value: number): number => 100 - ((value - low) / (high - low || 1)) * 100;
  return values
    .map((value, at) => `${at ? 'L' : 'M'}${(at * step).toFixed(2)} ${y(value).toFixed(2)}`)
    .join('');
}

/** The range of a picture that shows all of these, with some room, in steps of a hundred. */
export function range(values: readonly number[]): [low: number, high: number] {
  const low = Math.floor((Math.min(...values) - 20) / 100) * 100;
  const high = Math.ceil((Math.max(...values) + 20) / 100) * 100;
  return [low, high];
}
