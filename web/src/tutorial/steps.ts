import { COINS_IN_A_ROW } from '../facts';
import type { Gain, View } from '../protocol';
import type { Arguments } from '../text/fluent.svelte';
import { pointsOf, sealed } from './gains';
import type { Lesson } from './lessons';

/** What the guide can say; its words are `tutor-` and this. */
export type Step =
  | Lesson
  | 'watch'
  | 'keep'
  | 'keep-done'
  | 'keep-other'
  | 'take'
  | 'take-again'
  | 'free'
  | 'bonus'
  | 'other'
  | 'done-place'
  | 'done-complete'
  | 'done-cup'
  | 'done-palm'
  | 'done-coin'
  | 'done';

/** Which keys a step needs that were not used before. */
export const KEYS: Partial<Record<Step, 'place' | 'turn' | 'mirror' | 'single' | 'done'>> = {
  place: 'place',
  turn: 'turn',
  mirror: 'mirror',
  palm: 'single',
  'done-place': 'done',
  other: 'done',
};

/** What to say of a mark that is whole and was asked for. */
export function doneStep(
  lesson: Lesson | null,
  gains: readonly Gain[],
  view: View,
): [Step, Arguments] {
  if (lesson === 'place') return ['done-place', {}];
  const complete = gains.find((gain) => gain.type === 'complete');
  if (complete)
    return ['done-complete', { points: complete.points, seals: sealed(complete.treasure, view) }];
  if (gains.some((gain) => gain.type === 'coin' && gain.place === COINS_IN_A_ROW))
    return ['done-cup', { points: pointsOf('cup', gains, view) }];
  const palm = gains.find((gain) => gain.type === 'palm');
  if (palm) return ['done-palm', { points: palm.points }];
  return [gains.some((gain) => gain.type === 'coin') ? 'done-coin' : 'done', {}];
}
