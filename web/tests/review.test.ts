import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

import {
  events,
  linesOf,
  listed,
  luckOver,
  nextMistake,
  ofTurn,
  type Decision,
  type Grade,
  type Luck,
  type Summary,
} from '../src/review/review';
import { percent, tellMoves, tellReasons, tellWhen, tenths } from '../src/review/tell';
import { read } from '../src/route.svelte';
import { need, speak } from '../src/text/fluent.svelte';

function decision(step: number, grade: Grade, seat = 0, points_lost = 0): Decision {
  return {
    turn: step,
    seat,
    kind: 'mark',
    pattern: 'I2',
    forced: false,
    step,
    played: ['mark 1 a1 a2'],
    best: ['mark 1 a1 a2'],
    points: 100,
    chance: 0.5,
    points_lost,
    chance_lost: 0,
    grade,
    reasons: [],
    options: [],
  };
}

const ALL = [
  decision(1, 'best'),
  decision(2, 'slip', 0, 0.7),
  decision(3, 'blunder', 1, 2.5),
  decision(4, 'mistake', 0, 1.2),
  decision(5, 'mistake', 0, 1.4),
];
const steps = (all: readonly Decision[]): number[] => all.map(({ step }) => step);

describe('the list', () => {
  test('is in order, or begins with the worst', () => {
    expect(steps(listed(ALL, { seat: null, mistakes: false, worst: false }))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(steps(listed(ALL, { seat: null, mistakes: false, worst: true }))).toEqual([
      3, 5, 4, 2, 1,
    ]);
  });

  test('has only mistakes of one seat if that is asked for', () => {
    expect(steps(listed(ALL, { seat: 0, mistakes: true, worst: false }))).toEqual([2, 4, 5]);
  });

  test('leads from mistake to mistake', () => {
    expect(nextMistake(ALL, 2, 1, null)?.step).toBe(3);
    expect(nextMistake(ALL, 2, 1, 0)?.step).toBe(4);
    expect(nextMistake(ALL, 4, -1, 0)?.step).toBe(2);
    expect(nextMistake(ALL, 5, 1, null)).toBeUndefined();
  });

  test('has the costliest of a turn, of that seat before all others', () => {
    const turn = [decision(1, 'slip', 0, 0.6), decision(1, 'blunder', 1, 3)];
    expect(ofTurn(turn, 1, null)?.seat).toBe(1);
    expect(ofTurn(turn, 1, 0)?.seat).toBe(0);
    expect(ofTurn(turn, 2, 0)).toBeUndefined();
  });
});

describe('luck', () => {
  test('is compared with that of the others', () => {
    const summary = [
      { seat: 0, luck: 1.5 },
      { seat: 1, luck: -2 },
    ] as Summary[];
    expect(luckOver(summary, 0)).toEqual([{ seat: 1, points: 3.5 }]);
  });

  test('that came to all at once is one event', () => {
    const of = (seat: number, kind: Luck['kind'], what: string, points: number): Luck => ({
      turn: 0,
      seat,
      kind,
      what,
      points,
      chance: 0,
    });
    const found = events(
      [
        of(0, 'deal', 'O7 O3', -1),
        of(1, 'deal', 'S1 G2', 2),
        of(0, 'reveal', 'L3', 0.2),
        of(1, 'reveal', 'L3', -0.3),
        of(0, 'draw', 'P7', 0),
        of(1, 'draw', 'P7', 1),
      ],
      2,
    );
    expect(found.map(({ seat, points }) => [seat, points])).toEqual([
      [0, [-1, 0]],
      [1, [0, 2]],
      [null, [0.2, -0.3]],
      [1, [0, 1]],
    ]);
  });
});

test('lines are whole, wherever the stream was cut', async () => {
  const bytes = new TextEncoder().encode('{"a":"č"}\n{"b":2}\n');
  async function* cut(): AsyncGenerator<Uint8Array> {
    for (const byte of bytes) yield Promise.resolve(Uint8Array.of(byte));
  }
  const lines: string[] = [];
  for await (const line of linesOf(cut())) lines.push(line);
  expect(lines).toEqual(['{"a":"č"}', '{"b":2}']);
});

test('it has an address of its own, also with the key of a link', () => {
  expect(read('/game/abc/review')).toEqual({ screen: 'review-of', game: 'abc', key: '' });
  expect(read('/game/abc/review', '#key=xyz')).toEqual({
    screen: 'review-of',
    game: 'abc',
    key: 'xyz',
  });
});

describe('in words', () => {
  beforeAll(async () => {
    await speak('en');
    await need('review');
  });

  test('numbers', () => {
    expect(tenths(-0.04, true)).toBe('0.0');
    expect(tenths(2.34, true)).toBe('+2.3');
    expect(percent(-0.14, true)).toBe('−14%');
  });

  test('moves and reasons', () => {
    expect(tellMoves(['mark 2 a1 a2', 'bonus 1 c3'])).toBe('island 2: a1 a2, island 1: c3');
    expect(tellMoves(['draw'])).toBe('a treasure from the stack');
    expect(tellReasons([])).toEqual(['It is worth a little more on average.']);
    expect(tellReasons([{ id: 'sooner', treasure: 'G9', turns: 0.7 }])[0]).toContain(
      'about 0.7 turns sooner',
    );
    expect(tellReasons([{ id: 'finish', treasure: 'G9', slot: 2 }])[0]).toContain(
      'green 10 (island 2)',
    );
    expect(tellWhen({ kind: 'keep', turn: 0 })).toBe('Before the first turn');
  });

  test('every reason of the docs has a sentence', () => {
    const docs = readFileSync('../docs/review.md', 'utf-8');
    const table = docs.slice(docs.indexOf('| id | facts |'), docs.indexOf('Where none of these'));
    const ids = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id),
    );
    expect(ids.length).toBeGreaterThan(15);
    const facts = {
      treasure: 'G9',
      pattern: 'I2',
      turns: 2,
      points: 1,
      count: 1,
      squares: 3,
      instead: 2,
      left: 4,
    };
    for (const id of ids) expect(tellReasons([{ id, ...facts }])[0]).not.toContain('review-reason');
  });
});
