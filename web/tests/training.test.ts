import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Marking } from '../src/game/marking.svelte';
import { Session } from '../src/game/session';
import type { Decision } from '../src/review/review';
import { read } from '../src/route.svelte';
import { keepMistakes, positionOf } from '../src/training/mistakes';
import {
  following,
  gradeOf,
  isWhole,
  judged,
  marked,
  type Position,
  solves,
} from '../src/training/position';
import shipped from '../src/training/positions.json';
import {
  keepOwn,
  MOST_OWN,
  nextAfter,
  noteTry,
  recalled,
  startOver,
} from '../src/training/progress';
import { PositionSocket } from '../src/training/socket';
import { answering } from './server';
import { table } from './views';

const PLAIN = {
  seat: 0,
  table: table(),
  to_come: [],
  actions: [['mark 1 a1 b1', 'bonus 1 c1'], ['mark 1 a1 b1', 'bonus 2 a2'], ['mark 1 a2']],
};
const POSITION: Position = {
  ...PLAIN,
  id: 'one',
  level: 'easy',
  best: ['mark 1 a2'],
  reasons: [{ id: 'squares', squares: 3, instead: 2 }],
  outcomes: { '2 0': [0], '273 0': [1.4, 0] },
};

beforeEach(() => localStorage.clear());

afterEach(() => vi.unstubAllGlobals());

describe('a position', () => {
  it('knows what may follow, and what is a whole action', () => {
    const moves = (all: readonly { move: string }[]): string[] => all.map(({ move }) => move);
    expect(moves(following(POSITION, []))).toEqual(['mark 1 a1 b1', 'mark 1 a2']);
    expect(moves(following(POSITION, ['mark 1 a1 b1']))).toEqual(['bonus 1 c1', 'bonus 2 a2']);
    expect(following(POSITION, ['mark 1 a2'])).toEqual([]);
    expect(isWhole(POSITION, ['mark 1 a2'])).toBe(true);
    expect(isWhole(POSITION, ['mark 1 a1 b1'])).toBe(false);
  });

  it('judges by the squares, in whatever order they were marked', () => {
    expect(marked(['mark 1 a1 b1', 'bonus 1 c1'])).toBe('273 0');
    const best = judged(POSITION, ['mark 1 a2']);
    expect([best.grade, solves(best)]).toEqual(['best', true]);
    const worse = judged(POSITION, ['mark 1 a1 b1', 'bonus 1 c1']);
    expect(worse).toMatchObject({ lost: 1.4, grade: 'mistake', reasons: POSITION.reasons });
    expect(solves(worse)).toBe(false);
  });

  it('says "at least" of what nobody has judged', () => {
    const unknown = judged(POSITION, ['mark 1 a1 b1', 'bonus 2 a2']);
    expect(unknown).toMatchObject({ lost: 1.4, atLeast: true, reasons: [] });
    expect(solves(unknown)).toBe(false);
  });

  it('has the grades of reviews', () => {
    expect([0, 0.1, 0.6, 1.2, 5].map(gradeOf)).toEqual([
      'best',
      'good',
      'slip',
      'mistake',
      'blunder',
    ]);
  });
});

describe('the positions that ship', () => {
  const all = shipped as unknown as Position[];

  it('are about sixty, each with one clearly best mark', () => {
    expect(all.length).toBeGreaterThanOrEqual(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const position of all) {
      const losses = Object.values(position.outcomes)
        .map(([lost = 0]) => lost)
        .sort((one, other) => one - other);
      expect(losses[0]).toBe(0);
      expect(losses[1]).toBeGreaterThanOrEqual(1);
      expect(judged(position, position.best).grade).toBe('best');
    }
  });

  it('know an outcome of every action', () => {
    for (const { actions, outcomes } of all)
      for (const action of actions) expect(outcomes[marked(action)]).toBeDefined();
  });
});

describe('training', () => {
  it('counts what is solved, and a streak of first tries', () => {
    noteTry('one', true, true);
    expect(noteTry('two', true, true)).toMatchObject({ solved: ['one', 'two'], streak: 2 });
    expect(noteTry('three', false, true).streak).toBe(0);
    expect(noteTry('three', true, false)).toMatchObject({
      solved: ['one', 'two', 'three'],
      streak: 0,
    });
    expect(startOver(['one']).solved).toEqual(['two', 'three']);
  });

  it('goes on with what is not solved, from the first on again', () => {
    const all = ['a', 'b', 'c'].map((id) => ({ ...POSITION, id }));
    expect(nextAfter(all, [], null)?.id).toBe('a');
    expect(nextAfter(all, ['b'], 'a')?.id).toBe('c');
    expect(nextAfter(all, ['c'], 'b')?.id).toBe('a');
    expect(nextAfter(all, ['b', 'c'], 'a')?.id).toBe('a');
    expect(nextAfter(all, ['a', 'b', 'c'], 'a')).toBeUndefined();
  });

  it('has an address', () => {
    expect(read('/training')).toEqual({ screen: 'training' });
  });
});

describe("one's own mistakes", () => {
  const decision: Decision = {
    turn: 3,
    seat: 0,
    kind: 'mark',
    pattern: 'I2',
    forced: false,
    step: 12,
    played: ['mark 1 a1 b1', 'bonus 1 c1'],
    best: ['mark 1 a2'],
    points: 100,
    chance: 0.5,
    points_lost: 1.4,
    chance_lost: 0.05,
    grade: 'mistake',
    reasons: [{ id: 'squares', squares: 3, instead: 2 }],
    options: [{ moves: ['mark 1 a2'], points: 101.4, chance: 0.55 }],
  };

  it('become positions with what the review knows of them', () => {
    const made = positionOf('g', decision, PLAIN);
    expect(made).toMatchObject({ id: 'g/12', level: null });
    expect(judged(made, decision.played)).toMatchObject({ lost: 1.4, reasons: decision.reasons });
    expect(judged(made, decision.best).lost).toBeCloseTo(0);
  });

  it('are kept once, and only marks of this seat that cost something', async () => {
    const asked = answering({ '/api/games/g/position': PLAIN });
    const decisions: Decision[] = [
      decision,
      { ...decision, step: 20, grade: 'best' },
      { ...decision, step: 21, seat: 1 },
      { ...decision, step: 22, kind: 'take' },
    ];

    await keepMistakes('g', decisions, 0);
    await keepMistakes('g', decisions, 0);

    expect(asked).toEqual([['/api/games/g/position', { step: 12 }]]);
    expect(recalled().own.map(({ id }) => id)).toEqual(['g/12']);
  });

  it('are no problem where the host is away', async () => {
    answering({});
    await keepMistakes('g', [decision], 0);
    expect(recalled().own).toEqual([]);
  });

  it('are not too many', () => {
    keepOwn(Array.from({ length: 100 }, (_, at) => ({ ...POSITION, id: String(at) })));
    expect(recalled().own.length).toBe(MOST_OWN);
  });
});

describe('the table of a position', () => {
  it('is marked as any other, until it is done', async () => {
    const done = vi.fn();
    const session = new Session('training', () => new PositionSocket(POSITION, done));
    const marking = new Marking(session);
    await vi.waitFor(() => expect(session.asked).toBe(true));
    expect(marking.options.map(({ move }) => move)).toEqual(['mark 1 a1 b1', 'mark 1 a2']);

    session.write(['mark 1 a1 b1']);
    expect(session.complete).toBe(false);
    expect(marking.options.map(({ move }) => move)).toEqual(['bonus 1 c1', 'bonus 2 a2']);
    session.write(['mark 1 a1 b1', 'bonus 1 c1']);
    expect(session.complete).toBe(true);
    session.takeBack();
    expect(session.complete).toBe(false);
    session.write(['mark 1 a2']);
    session.done();

    expect(done).toHaveBeenCalledExactlyOnceWith(['mark 1 a2']);
    session.close();
  });
});
