import { TREASURES } from '../cards';
import type { Placement } from '../game/moves';
import type { Gain, View } from '../protocol';
import type { Lesson } from './lessons';

/** The points that seals bring when this treasure is completed. */
export function sealed(id: string, { table, seat }: View): number {
  const card = TREASURES.get(id);
  const completed = table.players[seat ?? 0]?.completed.map((one) => TREASURES.get(one)) ?? [];
  return completed.reduce((points, one) => {
    const forNew = one?.seal && one.seal === card?.colour ? one.sealPoints : 0;
    const ofNew = card?.seal && card.seal === one?.colour ? card.sealPoints : 0;
    return points + forNew + ofNew;
  }, 0);
}

/** The points of what a lesson is about. */
export function pointsOf(lesson: Lesson, gains: readonly Gain[], { table }: View): number {
  if (lesson === 'cup') return table.cups[0] ?? 0;
  const palm = gains.find((gain) => gain.type === 'palm');
  return palm?.points ?? 0;
}

/** The most that a mark brings, by its kind. */
export function kindOf(gains: readonly Gain[]): string {
  const kinds = ['complete', 'coin', 'palm', 'cross'] as const;
  return kinds.find((kind) => gains.some((gain) => gain.type === kind)) ?? 'none';
}

/** The placement that brings the most things. */
export function mostGaining(options: readonly Placement[]): Placement | undefined {
  return options.reduce<Placement | undefined>(
    (best, option) => (best && best.gains.length >= option.gains.length ? best : option),
    undefined,
  );
}
