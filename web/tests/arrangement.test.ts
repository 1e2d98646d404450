import { describe, expect, it } from 'vitest';

import { arranged } from '../src/table/arrangement';
import { FLAG_HEIGHT, inRows } from '../src/table/flags';

const HEAD = 27;

describe('all players in a box', () => {
  it.each([
    [2, 390, 540],
    [3, 390, 540],
    [4, 390, 540],
    [2, 820, 270],
    [3, 820, 270],
    [4, 820, 270],
    [2, 1250, 580],
    [4, 1250, 580],
    [4, 348, 360],
  ])('%i in %i × %i fit, with room for what they have won', (players, width, height) => {
    const { columns, rows, isle, tall, beside, cardWidth } = arranged(players, width, height, HEAD);

    const [across, down] = tall ? [1, 2] : [2, 1];
    const isles = isle * across + (beside ? cardWidth : 0);
    expect(columns * rows).toBeGreaterThanOrEqual(players);
    expect(isles * columns).toBeLessThan(width);
    expect((((isle * 512) / 448) * down + HEAD + (beside ? 0 : 36)) * rows).toBeLessThan(height);
    expect(cardWidth).toBeGreaterThanOrEqual(58);
  });

  it('lie side by side where it is wide, and their islands one below the other where it is high', () => {
    expect(arranged(2, 1250, 580, HEAD)).toMatchObject({ columns: 2, tall: false });
    expect(arranged(2, 390, 540, HEAD)).toMatchObject({ columns: 2, tall: true });
    expect(arranged(2, 768, 900, HEAD)).toMatchObject({ rows: 2, tall: false });
  });
});

it('names have room, however large the letters are', () => {
  expect(arranged(3, 340, 400, HEAD).columns).toBeLessThan(3);
  expect(arranged(4, 340, 400, 2 * HEAD).columns).toBe(1);
});

describe('flags of completed islands', () => {
  it.each([1, 4, 8, 12])('%i fit into any box', (count) => {
    const widths = Array.from({ length: count }, () => 66);
    for (const shape of [0.5, 1, 2, 5]) {
      const { width, height, places } = inRows(widths, shape);
      expect(places).toHaveLength(count);
      expect(Math.max(...places.map(({ x }) => x + 66))).toBeLessThanOrEqual(width);
      expect(Math.max(...places.map(({ y }) => y + FLAG_HEIGHT))).toBe(height);
    }
  });

  it('stand in one row where it is wide, and one below the other where it is narrow', () => {
    expect(inRows([44, 44, 44], 20).height).toBe(FLAG_HEIGHT);
    expect(inRows([44, 44, 44], 0.3).width).toBe(44);
  });
});
