/** A review as the server and the engine tell it: docs/review.md says what everything means. */
export interface Review {
  judge: string;
  players: string[];
  scores: number[];
  winners: number[];
  curve: { turn: number; points: number[]; chance: number[] }[];
  turning_points: TurningPoint[];
  decisions: Decision[];
  luck: Luck[];
  summary: Summary[];
}

export type Grade = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
export type Kind = 'keep' | 'mark' | 'take';

export interface Option {
  moves: string[];
  points: number;
  chance: number;
}

export interface Reason {
  id: string;
  treasure?: string;
  /** Which of the two islands it is, if both have the same name. */
  slot?: number;
  pattern?: string;
  turns?: number;
  [fact: string]: string | number | undefined;
}

export interface Decision {
  turn: number;
  seat: number;
  kind: Kind;
  pattern: string | null;
  forced: boolean;
  step: number;
  played: string[];
  best: string[];
  points: number;
  chance: number;
  points_lost: number;
  chance_lost: number;
  grade: Grade;
  reasons: Reason[];
  options: Option[];
}

export interface TurningPoint {
  turn: number;
  seat: number;
  change: number;
  cause: 'decision' | 'luck';
}

export interface Luck {
  turn: number;
  seat: number;
  kind: 'deal' | 'reveal' | 'refill' | 'draw';
  what: string;
  points: number;
  chance: number;
}

export interface Summary {
  seat: number;
  accuracy: number;
  level: string;
  points_lost: number;
  by_kind: Record<Kind, { decisions: number; points_lost: number }>;
  grades: Record<Grade, number>;
  luck: number;
}

/** What is said while a review is made: a message for each turn, then the whole. */
export type Message =
  | { type: 'progress'; turns: number; of: number; decisions: Decision[] }
  | { type: 'review'; review: Review }
  | { type: 'failed' };

export const KINDS: readonly Kind[] = ['keep', 'mark', 'take'];
export const GRADES: readonly Grade[] = ['best', 'good', 'slip', 'mistake', 'blunder'];

/** The treasures that are kept or taken. */
export function cardsOf(moves: readonly string[]): string[] {
  return moves.flatMap((move) => {
    const [verb, ...cards] = move.split(' ');
    return verb === 'keep' || verb === 'take' ? cards : [];
  });
}

/** Which decisions are listed, and how. */
export interface Filter {
  /** Only those of this seat; of everybody where it is null. */
  seat: number | null;
  mistakes: boolean;
  worst: boolean;
}

export function isMistake({ grade }: Decision): boolean {
  return grade === 'slip' || grade === 'mistake' || grade === 'blunder';
}

/** What a decision cost, to compare it with others: a grade first, as it counts the chance, too. */
function cost({ grade, points_lost }: Decision): number {
  return GRADES.indexOf(grade) * 1000 + points_lost;
}

/** The decisions to list, in their order. */
export function listed(decisions: readonly Decision[], filter: Filter): Decision[] {
  const wanted = decisions.filter(
    (one) =>
      (filter.seat === null || one.seat === filter.seat) && (!filter.mistakes || isMistake(one)),
  );
  return filter.worst
    ? wanted.sort((one, other) => cost(other) - cost(one) || one.step - other.step)
    : wanted.sort((one, other) => one.step - other.step);
}

/** The costliest decision of a turn, of that seat if it has one there. */
export function ofTurn(
  decisions: readonly Decision[],
  turn: number,
  seat: number | null,
): Decision | undefined {
  const there = decisions.filter((one) => one.turn === turn);
  const own = there.filter((one) => one.seat === seat);
  return (own.length ? own : there).reduce<Decision | undefined>(
    (best, one) => (best && cost(best) >= cost(one) ? best : one),
    undefined,
  );
}

/** The next mistake of that seat, or of anybody, after a step of the game; before it, if `by` is below 0. */
export function nextMistake(
  decisions: readonly Decision[],
  step: number,
  by: number,
  seat: number | null,
): Decision | undefined {
  const mistakes = listed(decisions, { seat, mistakes: true, worst: false });
  return by > 0
    ? mistakes.find((one) => one.step > step)
    : mistakes.findLast((one) => one.step < step);
}

/** By how many points the cards favoured a seat over each of the others. */
export function luckOver(
  summary: readonly Summary[],
  seat: number,
): { seat: number; points: number }[] {
  const own = summary[seat]?.luck ?? 0;
  return summary
    .filter((one) => one.seat !== seat)
    .map((one) => ({ seat: one.seat, points: own - one.luck }));
}

/** Less than this is no difference worth a sentence. */
export const EVEN = 0.5;

/** Luck that came to everybody at once is one event: what it gave to each seat. */
export interface Event {
  turn: number;
  kind: Luck['kind'];
  what: string;
  /** Who drew or was dealt this; nobody where it lies open for all. */
  seat: number | null;
  points: number[];
}

/** The luck of a game, event by event. */
export function events(luck: readonly Luck[], seats: number): Event[] {
  const all: Event[] = [];
  for (const one of luck) {
    const last = all.at(-1);
    const same = last && last.turn === one.turn && last.kind === one.kind && last.what === one.what;
    if (same && one.kind !== 'deal') last.points[one.seat] = one.points;
    else
      all.push({
        turn: one.turn,
        kind: one.kind,
        what: one.what,
        seat: one.kind === 'deal' ? one.seat : null,
        points: Array.from({ length: seats }, (_, seat) => (seat === one.seat ? one.points : 0)),
      });
  }
  for (const event of all)
    if (event.kind === 'draw') event.seat = event.points.findIndex((points) => points !== 0);
  return all;
}

/** The lines of a stream of text, as they become whole. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let left = '';
  for await (const chunk of chunks) {
    const lines = (left + decoder.decode(chunk, { stream: true })).split('\n');
    left = lines.pop() ?? '';
    yield* lines;
  }
  if (left) yield left;
}
