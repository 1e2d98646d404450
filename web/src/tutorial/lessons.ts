import { COINS_IN_A_ROW } from '../facts';
import { held, printed } from '../game/orientations';
import { cornered, count, type Squares } from '../game/squares';
import type { Gain } from '../protocol';

/** What is to be learned, one thing a turn, in the order in which the tutorial's deal brings it. */
export const LESSONS = [
  'place',
  'turn',
  'mirror',
  'cross',
  'coin',
  'palm',
  'complete',
  'cup',
] as const;

export type Lesson = (typeof LESSONS)[number];

/** A mark that shows it well, on the way that the deal was made for. */
export const GOOD_MARK: Readonly<Record<Lesson, string>> = {
  place: 'mark 1 a2 a3 b2 b3',
  turn: 'mark 2 b3 c2 c3',
  mirror: 'mark 2 a1 a2 b1 c1',
  cross: 'mark 1 c2 d1 d2 d3',
  coin: 'mark 2 a1 a2 b1',
  palm: 'mark 1 a1',
  complete: 'mark 1 c3',
  cup: 'mark 2 b4 c4',
};
export const GOOD_PAIR = ['G4', 'S3'] as const;
export const GOOD_BONUS = 'bonus 2 a3';
export const GOOD_TREASURE = 'O8';

/** A mark, and what it brings. */
export interface Mark {
  squares: Squares;
  gains: readonly Gain[];
}

/** Whether a mark of that pattern shows what is to be learned. */
export function shows(lesson: Lesson, { squares, gains }: Mark, pattern: string): boolean {
  const whole = count(squares) > 1;
  switch (lesson) {
    case 'place':
      return whole;
    case 'turn':
      return whole && cornered(squares) !== printed(pattern);
    case 'mirror':
      return whole && !turns(pattern).includes(cornered(squares));
    case 'cup':
      return gains.some((gain) => gain.type === 'coin' && gain.place === COINS_IN_A_ROW);
    default:
      return gains.some((gain) => gain.type === lesson);
  }
}

/** Whether the guide may ask for that mark: of crosses and coins it says to cover them with the pattern. */
export function asks(lesson: Lesson, mark: Mark, pattern: string): boolean {
  const single = count(mark.squares) === 1;
  return shows(lesson, mark, pattern) && !(single && ['cross', 'coin'].includes(lesson));
}

/** The tool that a lesson is about. */
export const TOOL: Partial<Record<Lesson, string>> = {
  turn: 'turn',
  mirror: 'mirror',
  palm: 'single',
  complete: 'single',
};

/** The shapes that a pattern has without being mirrored. */
function turns(pattern: string): Squares[] {
  return [0, 1, 2, 3].map((turn) => held(printed(pattern), { turns: turn, mirrored: false }));
}

/** What this turn is for: its own lesson, or one that was missed before; none if nothing fits.
 *
 * `possible` are the marks that could be made; without them everything counts as possible. */
export function lessonOf(
  turn: number,
  learned: readonly string[],
  possible: readonly Mark[] | null,
  pattern: string,
): Lesson | null {
  const missed = LESSONS.slice(0, turn).filter((lesson) => !learned.includes(lesson));
  const found = [...LESSONS.slice(turn, turn + 1), ...missed].find(
    (lesson) => !possible || possible.some((mark) => asks(lesson, mark, pattern)),
  );
  return found ?? null;
}
