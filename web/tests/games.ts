import { TURNS_IN_A_ROUND } from '../src/facts';
import type { GameSummary } from '../src/protocol';

/** A game of this browser, as the home page lists it. */
export function summary(over: Partial<GameSummary> = {}): GameSummary {
  return {
    id: 'g',
    stage: 'playing',
    mine: [1],
    waits: false,
    names: ['Ana', 'Hugo', 'Mate'],
    bots: [null, null, 'mate'],
    turn: TURNS_IN_A_ROUND + 1,
    over: false,
    scores: [],
    winners: [],
    begun: '2026-10-01T12:00:00Z',
    played: '2026-10-01T12:00:00Z',
    tutorial: false,
    left: null,
    played_on: false,
    ...over,
  };
}
