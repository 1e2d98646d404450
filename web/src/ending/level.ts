import type { Player } from '../protocol';
import { lead } from './verdict';

/** From this many points on, a game was won or lost clearly. */
export const CLEAR = 20;

/** Another level of bots that suits a player better. */
export interface Suggestion {
  level: string;
  harder: boolean;
}

/**
 * The level that suits a player better who has clearly won or lost against bots only; null if there is none.
 * `levels` are those there are, from the gentlest to the fiercest.
 */
export function suggestion(
  players: readonly Player[],
  seat: number | null,
  levels: readonly string[],
): Suggestion | null {
  if (seat === null) return null;
  const others = players.filter((_, other) => other !== seat);
  const strengths = others.map(({ bot }) => (bot === null ? -1 : levels.indexOf(bot)));
  if (strengths.includes(-1)) return null;
  const points = lead(players, seat);
  if (Math.abs(points) < CLEAR) return null;
  const harder = points > 0;
  const level = levels[harder ? Math.max(...strengths) + 1 : Math.min(...strengths) - 1];
  return level === undefined ? null : { level, harder };
}
