import { positionAt } from '../api';
import { type Decision, isMistake, listed } from '../review/review';
import { marked, type Position } from './position';
import { keepOwn, recalled } from './progress';

/** So many of a game are kept: the costliest. */
const MOST_OF_A_GAME = 5;

/**
 * Keep the costliest marks of a seat to train with them, once a game of this browser is reviewed. What goes wrong
 * is left: the review is there without it.
 */
export async function keepMistakes(
  game: string,
  decisions: readonly Decision[],
  seat: number,
): Promise<void> {
  const known = new Set(recalled().own.map(({ id }) => id));
  const worst = listed(decisions, { seat, mistakes: true, worst: true })
    .filter((one) => one.kind === 'mark' && isMistake(one))
    .slice(0, MOST_OF_A_GAME)
    .filter((one) => !known.has(idOf(game, one)));
  const found: Position[] = [];
  for (const decision of worst)
    try {
      const position = await positionAt(game, decision.step);
      if (position.actions.length) found.push(positionOf(game, decision, position));
    } catch {
      // The host is away.
    }
  if (found.length) keepOwn(found);
}

function idOf(game: string, { step }: Decision): string {
  return `${game}/${step}`;
}

/** A decision of a review as a position: what the review judged is all that is known of it. */
export function positionOf(
  game: string,
  decision: Decision,
  plain: Awaited<ReturnType<typeof positionAt>>,
): Position {
  const best = decision.points + decision.points_lost;
  const outcomes: Position['outcomes'] = {};
  for (const { moves, points } of decision.options)
    outcomes[marked(moves)] = [Math.max(0, best - points)];
  outcomes[marked(decision.played)] = [decision.points_lost, ...decision.reasons.keys()];
  return {
    ...plain,
    id: idOf(game, decision),
    level: null,
    best: decision.best,
    reasons: decision.reasons,
    outcomes,
  };
}
