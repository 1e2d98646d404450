import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AS_PRINTED,
  flipped,
  held,
  orientationOf,
  orientationsFrom,
  printed,
  turned,
} from '../src/game/orientations';
import {
  beyond,
  bounds,
  centre,
  cornered,
  count,
  each,
  named,
  names,
  place,
  square,
  squareAt,
} from '../src/game/squares';

const anySquares = fc.integer({ min: 1, max: 0xffff });
const anyPattern = fc.constantFrom('I2', 'I3', 'L3', 'T4', 'L4', 'O4');

describe('squares', () => {
  it('are named by column and row, a1 first', () => {
    expect(names(square(0, 0) | square(1, 2))).toEqual(['a1', 'b3']);
  });

  it('come back from their names', () => {
    fc.assert(fc.property(anySquares, (squares) => named(names(squares)) === squares));
  });

  it('are where their point is, and nowhere off the grid', () => {
    fc.assert(
      fc.property(anySquares, (squares) =>
        each(squares).every((one) => squareAt(place(one)) === one),
      ),
    );
    expect(squareAt({ column: 4, row: 0 })).toBe(0);
    expect(squareAt({ column: 0, row: -0.6 })).toBe(0);
  });

  it('keep their shape in the corner', () => {
    fc.assert(
      fc.property(anySquares, (squares) => {
        const shape = cornered(squares);
        const { left, top } = bounds(shape);
        return count(shape) === count(squares) && left === 0 && top === 0;
      }),
    );
  });

  it('have a middle', () => {
    expect(centre(named(['a1', 'b1', 'a2', 'b2']))).toEqual({ column: 0.5, row: 0.5 });
  });

  it('are reached by arrows even across the sea', () => {
    const island = named(['a1', 'c1', 'd3']);

    expect(names(beyond(island, named(['a1']), 1, 0))).toEqual(['c1']);
    expect(names(beyond(island, named(['c1']), 0, 1))).toEqual(['d3']);
    expect(names(beyond(island, named(['d3']), 1, 0))).toEqual(['d3']);
  });
});

describe('orientations', () => {
  it('turn a quarter clockwise', () => {
    expect(names(held(printed('L4'), { turns: 1, mirrored: false }))).toEqual([
      'a3',
      'b1',
      'b2',
      'b3',
    ]);
  });

  it('mirror from left to right', () => {
    expect(names(held(printed('L4'), { turns: 0, mirrored: true }))).toEqual([
      'a1',
      'a2',
      'b1',
      'c1',
    ]);
  });

  it('come round after four turns and after two mirrorings', () => {
    for (const one of orientationsFrom(AS_PRINTED)) {
      expect(turned(turned(turned(turned(one))))).toEqual(one);
      expect(flipped(flipped(one))).toEqual(one);
    }
  });

  it('mirror what is seen, however it is turned', () => {
    fc.assert(
      fc.property(anyPattern, fc.integer({ min: 0, max: 7 }), (pattern, at) => {
        const one = orientationsFrom(AS_PRINTED)[at] ?? AS_PRINTED;
        const seen = held(printed(pattern), one);
        return held(printed(pattern), flipped(one)) === held(seen, { turns: 0, mirrored: true });
      }),
    );
  });

  it('are found again from the shape', () => {
    fc.assert(
      fc.property(anyPattern, fc.integer({ min: 0, max: 7 }), (pattern, at) => {
        const one = orientationsFrom(AS_PRINTED)[at] ?? AS_PRINTED;
        const shape = held(printed(pattern), one);
        return held(printed(pattern), orientationOf(pattern, shape, AS_PRINTED)) === shape;
      }),
    );
  });
});
