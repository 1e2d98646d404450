import { TREASURES } from '../cards';
import { readPlacement } from '../game/moves';
import { centre, count, names } from '../game/squares';
import type { Kind, Reason } from '../review/review';
import { tellMoves, tellReason } from '../review/tell';
import { sentences, t } from '../text/fluent.svelte';
import { treasureName } from '../text/tell';

/** What a seat had best do, and why: as the server and the engine say it (docs/review.md). */
export interface Hint {
  kind: Kind;
  forced: boolean;
  best: string[];
  reasons: Reason[];
}

/** How much of a hint is told: what to think of, then where or which, then the move itself. */
export type Step = 1 | 2 | 3;

/** What to think of, for each reason. */
const NUDGES: Readonly<Record<string, string>> = {
  finish: 'finish',
  sooner: 'turns',
  quick: 'turns',
  possible: 'late',
  late: 'late',
  'too-long': 'late',
  cup: 'coins',
  coins: 'coins',
  'has-coins': 'coins',
  palm: 'palm',
  'has-palm': 'palm',
  whole: 'squares',
  squares: 'squares',
  cross: 'cross',
  'has-crosses': 'cross',
  fits: 'next',
  worth: 'worth',
  seal: 'seal',
  known: 'known',
  unseen: 'unseen',
};

/** Reasons that a review tells of something that was played; here nothing is yet. */
const OWN_WORDS: readonly string[] = ['possible', 'fits'];

/** A hint in words, so far as it is asked for. */
export function tellHint(hint: Hint, step: Step): string {
  if (hint.forced && step === 1) return t('advice-forced');
  const [reason] = hint.reasons;
  if (step === 1) return t(`advice-nudge-${NUDGES[reason?.id ?? ''] ?? 'little'}`);
  if (step === 3) return t('advice-best', { moves: tellMoves(hint.best) });
  return sentences([tellPlace(hint), reason ? tellWhy(reason) : '']);
}

function tellWhy(reason: Reason): string {
  return tellReason(reason, OWN_WORDS.includes(reason.id) ? 'advice-why' : undefined);
}

/** Where to mark, or which treasure to take; of two to keep, the one that the reason is about. */
function tellPlace({ best, reasons }: Hint): string {
  const [move = ''] = best;
  const placed = readPlacement(move);
  if (placed)
    return t(count(placed.squares) === 1 ? 'advice-where-one' : 'advice-where', {
      slot: placed.slot,
      place: placeOf(placed.squares),
    });
  const [verb, first = '', second] = move.split(' ');
  if (verb === 'draw') return t('advice-draw');
  if (verb === 'pass') return t('advice-forced');
  const named = reasons[0]?.treasure;
  const card = second && named === second ? second : first;
  return t(verb === 'keep' ? 'advice-keep' : 'advice-take', { treasure: treasureName(card) });
}

/** The part of an island in which the middle of these squares lies. */
export function placeOf(squares: number): string {
  const { column, row } = centre(squares);
  const north = row < 1 ? 'north' : row > 2 ? 'south' : '';
  const west = column < 1 ? 'west' : column > 2 ? 'east' : '';
  return [north, west].filter(Boolean).join('-') || 'middle';
}

/** The test ids of what a move is made with. */
export function pointsOf(best: readonly string[]): string[] {
  return best.flatMap((move) => {
    const placed = readPlacement(move);
    if (placed) return names(placed.squares).map((name) => `square-${placed.slot}-${name}`);
    const [verb = '', ...cards] = move.split(' ');
    return verb === 'draw'
      ? [verb]
      : cards.filter((card) => TREASURES.has(card)).map((card) => `${verb}-${card}`);
  });
}
