import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  columnsOf,
  dayAfter,
  shareBelow,
  sharedText,
  spreadOf,
  squaresOf,
  tellDay,
  tellLeft,
} from '../src/daily/tell';
import { keepDay, keptOf } from '../src/daily/kept';
import { read } from '../src/route.svelte';
import { speak } from '../src/text/fluent.svelte';

beforeAll(() => speak('en'));

const RESULT = {
  day: '2026-11-18',
  points: 117,
  rounds: [12, 40, 40, 117],
  place: 3,
  finished: 120,
  streak: 4,
  link: 'https://games.example/daily/2026-11-18',
};

describe('a shared result', () => {
  test('tells how it went, in a few lines, and nothing about the cards', () => {
    expect(sharedText(RESULT).split('\n')).toEqual([
      'Silver & Gold · 18 Nov 2026',
      '🏝️ 117 points · Rank 3 of 120',
      '🟨🟨',
      '🟨🟨🟨🟨🟨',
      '⬜',
      '🟨🟨🟨🟨🟨🟨🟨🟨🟨🟨',
      '🔥 4-day streak',
      'https://games.example/daily/2026-11-18',
    ]);
  });

  test('of a game without a table has no place', () => {
    const text = sharedText({ ...RESULT, place: null, streak: 1 });

    expect(text).not.toMatch(/Place|in a row/);
  });

  test('has one row for each round', () => {
    expect(squaresOf([0, 1, 7])).toEqual(['⬜', '🟨', '🟨']);
  });
});

describe('days', () => {
  test('are those of UTC, whatever the clock on the wall shows', () => {
    expect(tellDay('2026-11-18')).toBe('Wednesday 18 November');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('have so much time left', () => {
    expect(tellLeft(3_600_000 + 61_000)).toBe('01:01:01');
    expect(tellLeft(-5)).toBe('00:00:00');
  });

  test('and challenges have pages', () => {
    expect(read('/daily')).toEqual({ screen: 'daily', day: '' });
    expect(read('/daily/2026-11-18')).toEqual({ screen: 'daily', day: '2026-11-18' });
    expect(read('/challenge/abc')).toEqual({ screen: 'challenge', id: 'abc' });
    expect(read('/daily/2026-11-18/compare')).toEqual({
      screen: 'compare',
      kind: 'daily',
      id: '2026-11-18',
    });
    for (const path of ['/challenge', '/daily/a/b', '/challenge/a/compare/b'])
      expect(read(path)).toEqual({ screen: 'lost' });
  });
});

describe('the picture of all results', () => {
  const bars = [
    { points: 40, count: 1 },
    { points: 80, count: 3 },
    { points: 99, count: 2 },
  ];

  test('has every result in one column', () => {
    for (const most of [1, 5, 40, 400]) {
      const columns = columnsOf(bars, [61, null, undefined], most);

      expect(columns.length).toBeLessThanOrEqual(Math.max(most, 1));
      expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(6);
      expect(columns.some(({ from, to }) => from <= 61 && 61 <= to)).toBe(true);
    }
  });

  test('makes room for what is outside', () => {
    expect(columnsOf(bars, [120], 400).at(-1)?.to).toBe(120);
    expect(columnsOf([], [null], 10)).toEqual([]);
  });

  test('is told in words, too', () => {
    expect(spreadOf(bars)).toEqual({ count: 6, lowest: 40, highest: 99, middle: 80 });
    expect(spreadOf([])).toBeNull();
    expect(shareBelow(bars, 99)).toBeCloseTo(4 / 5);
    expect(shareBelow([{ points: 3, count: 1 }], 3)).toBe(0);
  });
});

describe('games outside the table', () => {
  beforeEach(() => localStorage.clear());

  test('the first of a day stays', () => {
    keepDay('2026-11-18', { game: 'a', points: 80 });
    keepDay('2026-11-18', { game: 'b', points: 99 });

    expect(keptOf('2026-11-18')).toEqual({ game: 'a', points: 80 });
    expect(keptOf('2026-11-17')).toBeUndefined();
  });
});
