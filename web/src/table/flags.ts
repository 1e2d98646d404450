/** A flag's place in a drawing of all flags. */
export interface Placed {
  x: number;
  y: number;
}

export interface Flags {
  width: number;
  height: number;
  places: Placed[];
}

export const FLAG_HEIGHT = 24;
const BETWEEN = 5;

/** Flags of these widths in rows, so that in a box of this shape they are as large as can be.
 *
 * `shape` is the width of the box by its height. */
export function inRows(widths: readonly number[], shape: number): Flags {
  let best: Flags = { width: 1, height: FLAG_HEIGHT, places: [] };
  let largest = 0;
  for (let rows = 1; rows <= Math.max(1, widths.length); rows++) {
    const flags = filled(widths, Math.ceil(widths.length / rows));
    const size = Math.min(shape / flags.width, 1 / flags.height);
    if (size > largest) [best, largest] = [flags, size];
  }
  return best;
}

function filled(widths: readonly number[], inARow: number): Flags {
  const places: Placed[] = [];
  let [x, y, width] = [0, 0, 0];
  widths.forEach((flag, at) => {
    if (at > 0 && at % inARow === 0) [x, y] = [0, y + FLAG_HEIGHT + BETWEEN];
    places.push({ x, y });
    width = Math.max(width, x + flag);
    x += flag + BETWEEN;
  });
  return { width: Math.max(1, width), height: y + FLAG_HEIGHT, places };
}
