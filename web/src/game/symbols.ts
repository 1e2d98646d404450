import { TREASURES } from '../cards';
import { each, place, type Squares } from './squares';

/** What a square of a treasure bears. */
export type SymbolName = 'cross' | 'coin' | 'palm';

/** What that one square of the treasure bears; nothing if it is plain. */
export function symbolOn(id: string, one: Squares): SymbolName | undefined {
  const { crosses = 0, coins = 0, palms = 0 } = TREASURES.get(id) ?? {};
  if (crosses & one) return 'cross';
  if (coins & one) return 'coin';
  return palms & one ? 'palm' : undefined;
}

/** A square of a treasure, where it is drawn, and what it bears. */
export interface Drawn {
  one: Squares;
  x: number;
  y: number;
  kind: SymbolName | undefined;
}

/** The squares of a treasure; each is 100 wide. */
export function squaresOf(id: string): Drawn[] {
  return each(TREASURES.get(id)?.island ?? 0).map((one) => {
    const { column, row } = place(one);
    return { one, x: column * 100, y: row * 100, kind: symbolOn(id, one) };
  });
}
