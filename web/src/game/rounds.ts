import { ROUNDS, TURNS_IN_A_ROUND } from '../facts';

/** The last turn of a game, as the table counts. */
export const LAST_TURN = ROUNDS * TURNS_IN_A_ROUND - 1;

/** A turn as people count it: its round, and its number there, both from 1. */
export interface RoundAndTurn {
  round: number;
  turn: number;
}

/** A turn of the table, which counts from 0, as people count it; a game that is over stays at its last turn. */
export function roundAndTurn(turn: number): RoundAndTurn {
  const at = Math.min(turn, LAST_TURN);
  return { round: Math.floor(at / TURNS_IN_A_ROUND) + 1, turn: (at % TURNS_IN_A_ROUND) + 1 };
}

/** Whether a round begins with this turn. */
export function beginsRound(turn: number): boolean {
  return turn % TURNS_IN_A_ROUND === 0;
}

/** Whether this turn opens a chapter of the game: a round, or the last turn of all. */
export function opensChapter(turn: number): boolean {
  return beginsRound(turn) || turn === LAST_TURN;
}

/** Whether the last round begins with this turn. */
export function beginsLastRound(turn: number): boolean {
  return turn === (ROUNDS - 1) * TURNS_IN_A_ROUND;
}
