/** Sets of squares as 16-bit masks: a1 is bit 0, a2 bit 1, b1 bit 4, d4 bit 15. */
export type Squares = number;

/** A place on the 4×4 grid; fractions lie between squares' centres. */
export interface Point {
  column: number;
  row: number;
}

const COLUMNS = 'abcd';

/** The square in that column and row, both counted from 0. */
export function square(column: number, row: number): Squares {
  return 1 << (4 * column + row);
}

/** The square under a point, or 0 where the point is off the grid. */
export function squareAt({ column, row }: Point): Squares {
  const [c, r] = [Math.round(column), Math.round(row)];
  return c >= 0 && c < 4 && r >= 0 && r < 4 ? square(c, r) : 0;
}

/** How near to a square's middle a drawn line must come to count. */
const REACH = 0.4;

/** The squares that a straight line between two points is drawn through. */
export function squaresAlong(from: Point, to: Point): Squares {
  const steps = Math.ceil(Math.hypot(to.column - from.column, to.row - from.row) / 0.2);
  let squares = 0;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    squares |= squareNear({
      column: from.column + (to.column - from.column) * part,
      row: from.row + (to.row - from.row) * part,
    });
  }
  return squares;
}

function squareNear(point: Point): Squares {
  const near = (value: number): boolean => Math.abs(value - Math.round(value)) <= REACH;
  return near(point.column) && near(point.row) ? squareAt(point) : 0;
}

/** Every square of the set, lowest first, each as a set of its own. */
export function each(squares: Squares): Squares[] {
  const all: Squares[] = [];
  for (let bit = 0; bit < 16; bit++) if (squares & (1 << bit)) all.push(1 << bit);
  return all;
}

/** How many squares the set has. */
export function count(squares: Squares): number {
  return each(squares).length;
}

/** Where a single square lies. */
export function place(one: Squares): Point {
  const bit = 31 - Math.clz32(one);
  return { column: bit >> 2, row: bit & 3 };
}

/** The name of a single square. */
export function name(one: Squares): string {
  const { column, row } = place(one);
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** The names of the squares in alphabetical order. */
export function names(squares: Squares): string[] {
  return each(squares).map(name);
}

/** The set of the named squares. */
export function named(all: readonly string[]): Squares {
  return all.reduce(
    (squares, one) => squares | square(COLUMNS.indexOf(one.charAt(0)), Number(one.charAt(1)) - 1),
    0,
  );
}

/** The middle of a set of squares. */
export function centre(squares: Squares): Point {
  const all = each(squares).map(place);
  const sum = (pick: (at: Point) => number): number =>
    all.reduce((total, at) => total + pick(at), 0);
  return { column: sum((at) => at.column) / all.length, row: sum((at) => at.row) / all.length };
}

/** The smallest columns and rows that hold the set, both ends included. */
export function bounds(squares: Squares): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const all = each(squares).map(place);
  const columns = all.map((at) => at.column);
  const rows = all.map((at) => at.row);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** The same shape, pushed into the upper left corner. */
export function cornered(squares: Squares): Squares {
  const { left, top } = bounds(squares);
  return squares >> (4 * left + top);
}

/** The square of the set to reach from `from` with an arrow key, or `from` where there is none. */
export function beyond(squares: Squares, from: Squares, column: number, row: number): Squares {
  const here = place(from);
  let best = from;
  let nearest = Infinity;
  for (const one of each(squares & ~from)) {
    const there = place(one);
    const ahead = (there.column - here.column) * column + (there.row - here.row) * row;
    const aside =
      Math.abs((there.column - here.column) * row) + Math.abs((there.row - here.row) * column);
    const cost = ahead + 3 * aside;
    if (ahead > 0 && cost < nearest) [best, nearest] = [one, cost];
  }
  return best;
}
