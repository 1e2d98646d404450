/** How all players share a part of the screen, so that their islands are as large as it allows. */
export interface Arrangement {
  /** How many players lie side by side. */
  columns: number;
  rows: number;
  /** The width of an island in pixels. */
  isle: number;
  /** Whether a player's two islands lie one below the other. */
  tall: boolean;
  /** Whether what a player has won lies beside the islands rather than below them. */
  beside: boolean;
  /** How the score card is drawn: where it would be too small to read, in one line or a column. */
  card: CardShape;
  /** How wide it is, in pixels. */
  cardWidth: number;
}

export type CardShape = 'card' | 'line' | 'column';

/** Pixels between and around players and their things; CSS has them from here. */
export const GAP = 8;
export const EDGE = 8;

const ISLE_HEIGHT = 512 / 448;
/** The score card's width and height in each of its shapes, and how much larger it may be. */
const CARD = { card: [300, 238], line: [168, 34], column: [74, 84] } as const;
const MOST = { card: 1, line: 1.3, column: 1.5 };
const NARROWEST_CARD = 104;
const NARROWEST_COLUMN = 60;
const LOWEST_LINE = 36;
/** The width of a name with what stands beside it, by its height. */
const NARROWEST_HEAD = 5;
/** What is left for what players have won, however large the islands could be. */
const SHARE = 0.17;

/** The best arrangement of so many players in a box; `head` is the height of a player's name. */
export function arranged(
  players: number,
  width: number,
  height: number,
  head: number,
): Arrangement {
  const all: Arrangement[] = [];
  for (let columns = 1; columns <= players; columns++) {
    const rows = Math.ceil(players / columns);
    const inside = (whole: number, parts: number): number =>
      (whole - GAP * (parts - 1)) / parts - 2 * EDGE - 2;
    const [across, down] = [inside(width, columns), inside(height, rows) - head - GAP / 2];
    if (columns > 1 && across < head * NARROWEST_HEAD) break; // the name and the points need it
    for (const tall of [false, true])
      for (const beside of [false, true])
        all.push({ columns, rows, tall, beside, ...cell(across, down, tall, beside) });
  }
  return all.reduce((best, one) => (one.isle > best.isle + 1 ? one : best));
}

/** One player: the islands, and beside or below them what was won. */
function cell(
  width: number,
  height: number,
  tall: boolean,
  beside: boolean,
): Pick<Arrangement, 'isle' | 'card' | 'cardWidth'> {
  const [across, down] = tall ? [1, 2] : [2, 1];
  const kept = beside
    ? Math.max(NARROWEST_COLUMN, width * SHARE)
    : Math.max(LOWEST_LINE, height * SHARE);
  const room = [width - (beside ? kept + GAP : 0), height - (beside ? 0 : kept + GAP)] as const;
  const isle = Math.floor(
    Math.max(
      0,
      Math.min(
        (room[0] - GAP * (across - 1)) / across,
        (room[1] - GAP * (down - 1)) / down / ISLE_HEIGHT,
      ),
    ),
  );
  if (beside) {
    const left = width - (isle + GAP) * across;
    return { isle, ...drawn(left, height * 0.6) };
  }
  const left = height - (isle * ISLE_HEIGHT + GAP) * down;
  return { isle, ...drawn(width * 0.52, left) };
}

/** The score card in a box: as a card if it can be read, else in the shape that is larger there. */
function drawn(width: number, height: number): Pick<Arrangement, 'card' | 'cardWidth'> {
  const widest = (card: CardShape): number => {
    const [across, down] = CARD[card];
    return Math.min(width, (height * across) / down, across * MOST[card]);
  };
  if (widest('card') >= NARROWEST_CARD) return { card: 'card', cardWidth: widest('card') };
  const size = (card: CardShape): number => widest(card) / CARD[card][0];
  const card = size('column') > size('line') ? 'column' : 'line';
  return { card, cardWidth: widest(card) };
}
