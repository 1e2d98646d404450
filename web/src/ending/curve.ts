/** A line through the scores of a seat, from 0 before the first turn; 1 wide and 1 high in all. */
export function points(
  scores: readonly number[],
  turns: number,
  most: number,
): { x: number; y: number }[] {
  return [0, ...scores].map((score, turn) => ({ x: turn / turns, y: 1 - score / most }));
}

/** The line as an SVG path, in hundredths. */
export function path(line: readonly { x: number; y: number }[]): string {
  return line
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${(x * 100).toFixed(2)} ${(y * 100).toFixed(2)}`)
    .join('');
}

/** Round numbers up to `most`, for the lines across: a few of them. */
export function grid(most: number): number[] {
  const step = [10, 20, 25, 50, 100].find((one) => most / one <= 5) ?? 200;
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
}
