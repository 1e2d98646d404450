import { TREASURES } from '../cards';
import type { Squares } from './squares';

/** What a square of a treasure bears. */
export type SymbolName = 'cross' | 'coin' | 'palm';

/** What that one square of the treasure bears; nothing if it is plain. */
export function symbolOn(id: string, one: Squares): SymbolName | undefined {
  const { crosses = 0, coins = 0, palms = 0 } = TREASURES.get(id) ?? {};
  if (crosses & one) return 'cross';
  if (coins & one) return 'coin';
  return palms & one ? 'palm' : undefined;
}
