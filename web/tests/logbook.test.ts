import { describe, expect, it } from 'vitest';

import { line, pieces, range } from '../src/logbook/plot';
import { deviceKeyIn } from '../src/logbook/requests';
import { read } from '../src/route.svelte';

describe('the pictures of the logbook', () => {
  it('stack the parts of a score without gaps', () => {
    const found = pieces([60, 10, 5, 5, 20], 200);
    expect(found.map(({ from }) => from)).toEqual([0, 0.3, 0.35, 0.375, 0.4]);
    expect(found.at(-1)?.height).toBe(0.1);
  });

  it('draw a line from the first rating to the last', () => {
    expect(line([1500, 1600, 1400], 1400, 1600)).toBe('M0.00 50.00L50.00 0.00L100.00 100.00');
    expect(range([1490, 1610])).toEqual([1400, 1700]);
  });
});

describe('a link from another device', () => {
  it('leads to the logbook with its key', () => {
    expect(read('/logbook', '#device=abc-_1')).toEqual({ screen: 'logbook' });
    expect(deviceKeyIn('#device=abc-_1')).toBe('abc-_1');
    expect(deviceKeyIn('#join=abc')).toBeUndefined();
    expect(deviceKeyIn('')).toBeUndefined();
  });
});
