import { TREASURES, type Colour } from '../../cards';

/** What one seal gives: so much for each, so many, and both together. */
export type SealCount = Record<'each' | 'count' | 'points', number> & { colour: Colour };

/** The seals on completed treasures, and what each of them gives. */
export function sealsOn(completed: readonly string[]): SealCount[] {
  return completed.flatMap((id) => {
    const { seal, sealPoints = 0 } = TREASURES.get(id) ?? {};
    if (!seal) return [];
    const count = completed.filter((other) => TREASURES.get(other)?.colour === seal).length;
    return [{ colour: seal, each: sealPoints, count, points: sealPoints * count }];
  });
}

/** The points of treasures, without their seals. */
export function pointsOf(completed: readonly string[]): number {
  return completed.reduce((sum, id) => sum + (TREASURES.get(id)?.points ?? 0), 0);
}
