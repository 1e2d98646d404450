import { describe, expect, it } from 'vitest';

import {
  covered,
  drawn,
  nearest,
  placements,
  readPlacement,
  single,
  snapped,
  whole,
} from '../src/game/moves';
import { AS_PRINTED } from '../src/game/orientations';
import { named, names } from '../src/game/squares';

const legal = [
  'mark 1 a1 a2',
  'mark 1 a1 b1',
  'mark 1 c3 d3',
  'mark 2 a1 b1',
  'mark 1 a1',
  'mark 1 d4',
  'pass',
].map((move) => ({ move, gains: [] }));
const all = placements(legal);

describe('placements', () => {
  it('are the legal moves that name squares', () => {
    expect(all.map((one) => one.move)).not.toContain('pass');
    expect(whole(all)).toHaveLength(4);
    expect(single(all)).toHaveLength(2);
    expect(names(covered(whole(all), 1))).toEqual(['a1', 'a2', 'b1', 'c3', 'd3']);
  });

  it('are written as they are read', () => {
    const read = readPlacement('bonus 2 c3');

    expect(read).toEqual({ slot: 2, squares: named(['c3']) });
    expect(readPlacement('take O8')).toBeUndefined();
  });
});

describe('the ghost', () => {
  it('snaps to the nearest place in the orientation held', () => {
    expect(snapped(whole(all), 'I2', AS_PRINTED, 1, { column: 3, row: 3 })?.move).toBe(
      'mark 1 c3 d3',
    );
    expect(snapped(whole(all), 'I2', AS_PRINTED, 1, { column: 0, row: 1 })?.move).toBe(
      'mark 1 a1 b1',
    );
  });

  it('turns by itself where the pattern fits only turned', () => {
    const upright = whole(all).filter((one) => one.move === 'mark 1 a1 a2');

    expect(snapped(upright, 'I2', AS_PRINTED, 1, { column: 3, row: 3 })?.move).toBe('mark 1 a1 a2');
  });

  it('stays on the treasure pointed at', () => {
    expect(snapped(whole(all), 'I2', AS_PRINTED, 2, { column: 3, row: 3 })?.slot).toBe(2);
    expect(snapped([], 'I2', AS_PRINTED, 1, { column: 0, row: 0 })).toBeUndefined();
  });

  it('prefers a place under the pointer to a nearer middle', () => {
    const two = placements([
      { move: 'mark 1 a1 b1 c1', gains: [] },
      { move: 'mark 1 a2 b2', gains: [] },
    ]);

    expect(nearest(two, { column: 2, row: 0.4 })?.move).toBe('mark 1 a1 b1 c1');
  });
});

describe('a drawn line', () => {
  it('is the pattern, part of it, or nothing', () => {
    expect(drawn(whole(all), 1, named(['a1']))).toBe('part');
    expect(drawn(whole(all), 1, named(['a1', 'b1']))).toMatchObject({ move: 'mark 1 a1 b1' });
    expect(drawn(whole(all), 1, named(['a1', 'd3']))).toBe('nothing');
    expect(drawn(whole(all), 2, named(['c3']))).toBe('nothing');
  });
});
