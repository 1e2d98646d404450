import type { Gain, Legal } from '../protocol';
import { held, orientationsFrom, printed, type Orientation } from './orientations';
import { centre, cornered, count, named, squareAt, type Point, type Squares } from './squares';

/** Squares on one of the two treasures (slots 1 and 2) that the server lets this seat mark. */
export interface Placement {
  move: string;
  slot: number;
  squares: Squares;
  gains: Gain[];
}

/** The placements among the legal moves. */
export function placements(legal: readonly Legal[]): Placement[] {
  return legal.flatMap(({ move, gains }) => {
    const read = readPlacement(move);
    return read ? [{ move, gains, ...read }] : [];
  });
}

/** The slot and squares of a mark or bonus move; nothing for other moves. */
export function readPlacement(move: string): { slot: number; squares: Squares } | undefined {
  const [verb, slot, ...squares] = move.split(' ');
  if (verb !== 'mark' && verb !== 'bonus') return undefined;
  return { slot: Number(slot), squares: named(squares) };
}

/** The squares of a slot that some placement covers. */
export function covered(all: readonly Placement[], slot: number): Squares {
  return all.reduce((squares, one) => (one.slot === slot ? squares | one.squares : squares), 0);
}

/** The placements of whole patterns, without those of single squares. */
export function whole(all: readonly Placement[]): Placement[] {
  return all.filter((one) => count(one.squares) > 1);
}

/** The placements of single squares. */
export function single(all: readonly Placement[]): Placement[] {
  return all.filter((one) => count(one.squares) === 1);
}

/** The placement nearest to a point of a slot in the first orientation that fits there at all. */
export function snapped(
  all: readonly Placement[],
  pattern: string,
  orientation: Orientation,
  slot: number,
  point: Point,
): Placement | undefined {
  const here = all.filter((one) => one.slot === slot);
  const drawn = printed(pattern);
  for (const one of orientationsFrom(orientation)) {
    const shape = held(drawn, one);
    const fitting = here.filter((placement) => cornered(placement.squares) === shape);
    if (fitting.length > 0) return nearest(fitting, point);
  }
  return undefined;
}

/** The placement nearest to a point; one that covers the square at the point comes first. */
export function nearest(all: readonly Placement[], point: Point): Placement | undefined {
  const under = squareAt(point);
  const distance = ({ squares }: Placement): number => {
    const middle = centre(squares);
    const off = Math.hypot(middle.column - point.column, middle.row - point.row);
    return squares & under ? off : off + 10;
  };
  let best: Placement | undefined;
  for (const one of all) if (!best || distance(one) < distance(best) - 1e-9) best = one;
  return best;
}

/** Where a pattern that lies on a slot can lie in the first of these orientations that it has a place for. */
export function reoriented(
  all: readonly Placement[],
  pattern: string,
  lies: Pick<Placement, 'slot' | 'squares'>,
  orientations: readonly Orientation[],
): { orientation: Orientation; placement: Placement } | undefined {
  const others = all.filter((one) => one.slot === lies.slot && one.squares !== lies.squares);
  for (const orientation of orientations) {
    const shape = held(printed(pattern), orientation);
    const fitting = others.filter((one) => cornered(one.squares) === shape);
    const placement = nearest(fitting, centre(lies.squares));
    if (placement) return { orientation, placement };
  }
  return undefined;
}

/** What a drawn line can still become: the pattern itself, a part of it, or nothing. */
export function drawn(
  all: readonly Placement[],
  slot: number,
  squares: Squares,
): Placement | 'part' | 'nothing' {
  const containing = all.filter((one) => one.slot === slot && (one.squares & squares) === squares);
  return (
    containing.find((one) => one.squares === squares) ??
    (containing.length > 0 ? 'part' : 'nothing')
  );
}
