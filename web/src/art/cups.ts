/** The cup in that row of a score card: to be won, won, or none, because none were left. */
export function cupIn(
  row: number,
  cups: readonly number[],
): { points: number | null; state: 'open' | 'won' | 'none' } {
  const points = cups[row];
  if (points === undefined) return { points: null, state: 'open' };
  return points ? { points, state: 'won' } : { points: null, state: 'none' };
}
