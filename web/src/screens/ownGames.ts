import { recall } from '../game/memory';
import type { GameSummary } from '../protocol';
import { LESSONS } from '../tutorial/lessons';
import type { Seen } from './lastSeen';

const FIRST = 3;

/** A few games that are not over, those before all that wait for this player. */
export function toGoOnWith(games: readonly GameSummary[]): GameSummary[] {
  return games
    .filter(({ tutorial, over }) => !tutorial && !over)
    .sort((one, other) => Number(other.waits) - Number(one.waits) || hurry(one) - hurry(other) || 0)
    .slice(0, FIRST);
}

/** Seconds that are left for this player, where there is a clock of days. */
function hurry({ waits, left }: GameSummary): number {
  return waits && typeof left === 'number' ? left : Number.MAX_SAFE_INTEGER;
}

/** The tables at which this browser waits for others to sit down. */
export function ownTables(games: readonly GameSummary[]): GameSummary[] {
  return games.filter(({ stage, mine }) => stage === 'waiting' && mine.length > 0);
}

/** A tutorial that was left before its end. */
export function tutorialLeft(games: readonly GameSummary[]): GameSummary | undefined {
  return games.find(({ tutorial, over, turn }) => tutorial && !over && turn < LESSONS.length);
}

/** For whom the tutorial is: who has no games yet, who left it, or anybody else. */
export function tutorialFor(games: readonly GameSummary[]): Seen['tutorial'] {
  const left = tutorialLeft(games);
  if (left && (left.turn > 0 || recall(left.id).opened)) return 'to-go-on';
  // Who only looked at its opening is as new to it as before.
  return games.some((game) => game !== left) ? 'to-others' : 'to-new';
}
