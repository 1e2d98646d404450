import { type Placement } from '../../game/moves';
import { held, orientationsFrom, printed, AS_PRINTED } from '../../game/orientations';
import { bounds, type Squares } from '../../game/squares';

/** Every place where the pattern fits on these squares, however it is held. */
export function placesOf(pattern: string, free: Squares): Placement[] {
  const shapes = new Set(orientationsFrom(AS_PRINTED).map((one) => held(printed(pattern), one)));
  return [...shapes].flatMap((shape) => {
    const { right, bottom } = bounds(shape);
    const all: Placement[] = [];
    for (let column = 0; column + right < 4; column++)
      for (let row = 0; row + bottom < 4; row++) {
        const squares = shape << (4 * column + row);
        if ((squares & ~free) === 0) all.push({ move: '', slot: 1, squares, gains: [] });
      }
    return all;
  });
}
