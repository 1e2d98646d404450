import { PATTERNS } from '../cards';
import { type Squares, cornered, each, place, square } from './squares';

/** How a pattern is held: quarter turns clockwise, after it was mirrored or not. */
export interface Orientation {
  turns: number;
  mirrored: boolean;
}

export const AS_PRINTED: Orientation = { turns: 0, mirrored: false };

/** The pattern as on its card, in the upper left corner. */
export function printed(pattern: string): Squares {
  let squares = 0;
  (PATTERNS[pattern] ?? 'o').split(' ').forEach((line, row) => {
    [...line].forEach((symbol, column) => {
      if (symbol === 'o') squares |= square(column, row);
    });
  });
  return squares;
}

/** A set of squares held in an orientation, in the upper left corner. */
export function held(squares: Squares, { turns, mirrored }: Orientation): Squares {
  let shape = squares;
  if (mirrored) shape = moved(shape, (column, row) => [3 - column, row]);
  for (let turn = 0; turn < turns % 4; turn++)
    shape = moved(shape, (column, row) => [3 - row, column]);
  return cornered(shape);
}

/** The next quarter turn clockwise. */
export function turned({ turns, mirrored }: Orientation): Orientation {
  return { turns: (turns + 1) % 4, mirrored };
}

/** The other side up, as seen in a mirror from left to right. */
export function flipped({ turns, mirrored }: Orientation): Orientation {
  return { turns: (4 - turns) % 4, mirrored: !mirrored };
}

/** The given orientation, and then those by turning on. */
export function turnsFrom(first: Orientation): Orientation[] {
  const one = turned(first);
  const two = turned(one);
  return [first, one, two, turned(two)];
}

/** All orientations, the given one first, then by turning on, then mirrored. */
export function orientationsFrom(first: Orientation): Orientation[] {
  return [...turnsFrom(first), ...turnsFrom(flipped(first))];
}

/** The orientation in which the pattern has this shape, the given one if it does already. */
export function orientationOf(pattern: string, squares: Squares, now: Orientation): Orientation {
  const shape = cornered(squares);
  const drawn = printed(pattern);
  return orientationsFrom(now).find((one) => held(drawn, one) === shape) ?? now;
}

function moved(squares: Squares, to: (column: number, row: number) => [number, number]): Squares {
  return each(squares).reduce((all, one) => {
    const { column, row } = place(one);
    return all | square(...to(column, row));
  }, 0);
}
