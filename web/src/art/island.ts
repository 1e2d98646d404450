import { type Squares, bounds, each, place, square } from '../game/squares';

/** A treasure card is drawn in these units; a square is 100 wide. */
export const CARD = { width: 448, height: 512, cell: 100, left: 24, top: 88 } as const;

/** How far an island is moved from the grid's corner so that it lies in the middle of its card. */
export function offset(island: Squares): { x: number; y: number } {
  const { left, right, top, bottom } = bounds(island);
  return {
    x: CARD.left + (CARD.cell * (3 - right - left)) / 2,
    y: CARD.top + (CARD.cell * (3 - bottom - top)) / 2,
  };
}

/** A number from 0 to 1 that is always the same for the same seed. */
export function jitter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

type Corner = readonly [number, number];

const coasts = new Map<Squares, string>();

/** The outline of an island as an SVG path, a little wild, as coasts are. */
export function coast(island: Squares): string {
  let path = coasts.get(island);
  if (path === undefined) {
    path = loops(island)
      .map((loop) => smooth(wild(loop, island)))
      .join('');
    coasts.set(island, path);
  }
  return path;
}

/** The border of the squares, clockwise in steps of one square's side. */
function loops(island: Squares): Corner[][] {
  const land = (column: number, row: number): boolean =>
    column >= 0 && column < 4 && row >= 0 && row < 4 && (island & square(column, row)) !== 0;
  const sides = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner): void => {
    const key = String(from);
    sides.set(key, [...(sides.get(key) ?? []), to]);
  };
  for (const { column, row } of each(island).map(place)) {
    if (!land(column, row - 1)) add([column, row], [column + 1, row]);
    if (!land(column + 1, row)) add([column + 1, row], [column + 1, row + 1]);
    if (!land(column, row + 1)) add([column + 1, row + 1], [column, row + 1]);
    if (!land(column - 1, row)) add([column, row + 1], [column, row]);
  }
  const found: Corner[][] = [];
  for (const key of sides.keys()) {
    const loop: Corner[] = [];
    let at = key.split(',').map(Number) as unknown as Corner;
    for (let next = sides.get(key)?.pop(); next; next = sides.get(String(at))?.pop()) {
      loop.push(at);
      at = next;
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

/** Points along a loop, pushed out to sea by a beach's width and shaken a little. */
function wild(loop: Corner[], island: Squares): Corner[] {
  const beach = 9;
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length] ?? from;
    const along: Corner = [to[0] - from[0], to[1] - from[1]];
    return [0.12, 0.38, 0.62, 0.88].map((part): Corner => {
      const shake = (jitter(island + index * 7 + part * 100) - 0.5) * 5;
      return [
        (from[0] + along[0] * part) * CARD.cell + along[1] * (beach + shake),
        (from[1] + along[1] * part) * CARD.cell - along[0] * (beach + shake),
      ];
    });
  });
}

/** A closed curve through the points. */
function smooth(points: Corner[]): string {
  const at = (index: number): Corner => points[(index + points.length) % points.length] ?? [0, 0];
  const text = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${text(...at(0))}`;
  points.forEach((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const out = text(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const into = text(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    path += `C${out} ${into} ${text(...to)}`;
  });
  return `${path}Z`;
}

/** The two strokes of a pencil cross in a square, as drawn by a hand that is a little different each time. */
export function pencilCross(seed: number): [string, string] {
  const off = (step: number, size = 9): number => (jitter(seed * 13 + step) - 0.5) * size;
  const line = (step: number, x: number, y: number, toX: number, toY: number): string =>
    `M${x + off(step)} ${y + off(step + 1)}` +
    `Q${50 + off(step + 2, 14)} ${50 + off(step + 3, 14)} ${toX + off(step + 4)} ${toY + off(step + 5)}`;
  return [line(1, 20, 21, 80, 79), line(7, 79, 20, 21, 80)];
}
