/** The picture of a final table, in its own units, which are its pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** How wide a text is in a size of type. */
export type Measure = (text: string, size: number) => number;

export interface Line {
  text: string;
  size: number;
}

/** A text that fits: in smaller type if it is long, and cut at last. */
export function fitted(text: string, size: number, width: number, measure: Measure): Line {
  const fits = Math.floor((size * width) / Math.max(1, measure(text, size)));
  const smallest = Math.round(size * 0.6);
  if (fits >= smallest) return { text, size: Math.min(size, fits) };
  const letters = [...text];
  while (letters.length && measure(`${letters.join('')}…`, smallest) > width) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: smallest };
}

/** A sentence on two lines at most, in type that fits. */
export function wrapped(text: string, size: number, width: number, measure: Measure): Line[] {
  if (measure(text, size) <= width) return [{ text, size }];
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return { lines, widest: Math.max(...lines.map((line) => measure(line, size))) };
  });
  const [best] = breaks.sort((one, other) => one.widest - other.widest);
  const lines = (best?.lines ?? [text]).map((line) => fitted(line, size, width, measure));
  const smallest = Math.min(...lines.map((line) => line.size));
  return lines.map((line) => ({ ...line, size: smallest }));
}

/** Where the sheets of the players stand, side by side. */
export function columns(players: number): { x: number; width: number }[] {
  const gap = 20;
  const edge = 42;
  const width = (PICTURE.width - 2 * edge - gap * (players - 1)) / players;
  return Array.from({ length: players }, (_, at) => ({ x: edge + at * (width + gap), width }));
}

/** Where cards of that shape lie in a box, in rows, as large as they can be. */
export function rows(
  cards: number,
  box: { width: number; height: number },
  card: { width: number; height: number },
): { x: number; y: number; width: number }[] {
  const gap = 6;
  const wide = (across: number): number => {
    const down = Math.ceil(cards / across);
    const room = (box.height - (down - 1) * gap) / down;
    return Math.min((box.width - (across - 1) * gap) / across, (room * card.width) / card.height);
  };
  const ways = Array.from({ length: cards }, (_, at) => at + 1);
  const across = ways.reduce((best, way) => (wide(way) > wide(best) ? way : best), 1);
  const width = wide(across);
  const height = (width * card.height) / card.width;
  return ways.map((_, at) => ({
    x: (at % across) * (width + gap),
    y: Math.floor(at / across) * (height + gap),
    width,
  }));
}
