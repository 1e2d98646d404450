import { names } from '../game/squares';
import { readPlacement } from '../game/moves';
import { language, separated, t } from '../text/fluent.svelte';
import { patternName, tellTurn, treasureName } from '../text/tell';
import type { Decision, Event, Reason } from './review';

/** A number with one digit after the point, and a sign if that is asked for. */
export function tenths(value: number, sign = false): string {
  const spelling = language() === 'xx' ? 'en' : language() || 'en';
  return new Intl.NumberFormat(spelling, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
    .format(Math.abs(value) < 0.05 ? 0 : value)
    .replace('-', '\u2212');
}

/** A share as people say it: "38%". */
export function percent(share: number, sign = false): string {
  const rounded = Math.round(share * 100);
  const number = `${sign && rounded > 0 ? '+' : ''}${rounded}`.replace('-', '\u2212');
  return t('review-percent', { percent: number });
}

/** Why another decision was better, a sentence for each reason. */
export function tellReasons(reasons: readonly Reason[]): string[] {
  return reasons.length ? reasons.map((reason) => tellReason(reason)) : [t('review-reason-little')];
}

/** One reason, in the words of a review or others. */
export function tellReason(
  { id, treasure, slot, pattern, turns, ...facts }: Reason,
  words = 'review-reason',
): string {
  const args: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) if (fact !== undefined) args[name] = fact;
  if (treasure !== undefined) args.treasure = separated(treasure.split(' ').map(treasureName));
  if (slot !== undefined)
    args.treasure = t('review-one-of-two', { treasure: args.treasure ?? '', slot });
  if (pattern !== undefined) args.pattern = patternName(pattern);
  if (turns !== undefined) args.length = turns;
  return t(`${words}-${id}`, args);
}

/** What was done, or could be, in a few words. */
export function tellMoves(moves: readonly string[]): string {
  return separated(moves.map(tellMove));
}

function tellMove(move: string): string {
  const [verb, ...rest] = move.split(' ');
  const placed = readPlacement(move);
  if (placed)
    return t('review-island', { slot: placed.slot, squares: names(placed.squares).join(' ') });
  if (verb === 'draw') return t('review-from-stack');
  if (verb === 'pass') return t('review-pass');
  return separated(rest.map(treasureName));
}

/** When a decision was made. */
export function tellWhen({ kind, turn }: Pick<Decision, 'kind' | 'turn'>): string {
  return kind === 'keep' ? t('review-before') : tellTurn(turn);
}

/** What luck did. */
export function tellEvent({ kind, what, seat }: Event, players: readonly string[]): string {
  const name = seat === null ? '' : (players[seat] ?? '');
  const treasures = separated(what.split(' ').map(treasureName));
  if (kind === 'reveal') return t('review-luck-reveal', { pattern: patternName(what) });
  if (kind === 'refill') return t('review-luck-refill', { treasures });
  return t(`review-luck-${kind}`, { name, treasures });
}
