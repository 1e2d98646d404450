import { GRADE_POINTS } from '../facts';
import { readPlacement } from '../game/moves';
import type { Legal, Position as Plain } from '../protocol';
import { GRADES, type Grade, type Reason } from '../review/review';

export type Level = 'easy' | 'hard';

/** A position to train with, and what is known of what can be done there (docs/training-positions.md). */
export interface Position extends Plain {
  id: string;
  /** How hard it is; null for a position of one's own games. */
  level: Level | null;
  best: string[];
  reasons: Reason[];
  /** By the squares that are marked: the points lost, then the numbers of the reasons. */
  outcomes: Record<string, number[]>;
}

/** What a mark gave away against the best one. */
export interface Judgement {
  lost: number;
  /** Whether it is not among those that were judged, so that it lost this much or more. */
  atLeast: boolean;
  grade: Grade;
  reasons: Reason[];
}

/** The squares that moves mark on both islands, as the outcomes of a position are called. */
export function marked(moves: readonly string[]): string {
  const squares = [0, 0];
  for (const move of moves) {
    const placed = readPlacement(move);
    if (placed) squares[placed.slot - 1] = (squares[placed.slot - 1] ?? 0) | placed.squares;
  }
  return squares.join(' ');
}

/** The moves that may follow these. */
export function following({ actions }: Plain, moves: readonly string[]): Legal[] {
  const next = actions.flatMap((action) => {
    const move = action[moves.length];
    return move !== undefined && moves.every((one, at) => one === action[at]) ? [move] : [];
  });
  return [...new Set(next)].map((move) => ({ move, gains: [] }));
}

/** Whether these moves are all that can be done at once. */
export function isWhole({ actions }: Plain, moves: readonly string[]): boolean {
  return actions.some((action) => String(action) === String(moves));
}

/** The grade of a decision that loses so many points. */
export function gradeOf(lost: number): Grade {
  return GRADES.findLast((grade) => lost >= GRADE_POINTS[grade]) ?? 'best';
}

/** What a mark gave away. */
export function judged({ outcomes, reasons }: Position, moves: readonly string[]): Judgement {
  const outcome = outcomes[marked(moves)];
  const worst = Math.max(...Object.values(outcomes).map(([lost = 0]) => lost));
  const [lost = 0, ...why] = outcome ?? [worst];
  return {
    lost,
    atLeast: !outcome,
    grade: gradeOf(lost),
    reasons: why.flatMap((number) => reasons[number] ?? []),
  };
}

/** Whether a mark with that grade solves a position. */
export function solves({ grade, atLeast }: Judgement): boolean {
  return !atLeast && (grade === 'best' || grade === 'good');
}
