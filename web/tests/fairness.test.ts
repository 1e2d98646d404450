import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { draw, due, keep, kept } from '../src/game/fairness';
import { room } from './rooms';

beforeEach(() => localStorage.clear());

describe("a browser's part in the deal", () => {
  it('is 32 bytes, and the SHA-256 of the bytes', () => {
    const { random, commitment } = draw();

    expect(random).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment).toBe(createHash('sha256').update(random, 'hex').digest('hex'));
    expect(draw().random).not.toBe(random);
  });

  it('is kept for its game', () => {
    const part = draw();
    keep('g', part);

    expect(kept('g')).toEqual(part);
    expect(kept('another')).toBeNull();
  });
});

describe('what is due in a room', () => {
  it('is nothing, once a seat of this browser is committed', () => {
    expect(due(room({ committed: [0] }))).toEqual([]);
  });

  it('is a commitment, the same one however often it is asked for', () => {
    const [first] = due(room({ committed: [1], mine: [0, 2] }));
    const [again] = due(room({ committed: [1], mine: [0, 2] }));

    expect(first).toEqual({ type: 'commit', seat: 0, commitment: kept('g')?.commitment });
    expect(again).toEqual(first);
  });

  it('is to disclose the bytes when the game is called', () => {
    const part = draw();
    keep('g', part);

    expect(due(room({ called: true, committed: [0, 1] }))).toEqual([
      { type: 'disclose', seat: 0, random: part.random },
    ]);
  });

  it('is nothing where the bytes are on another device', () => {
    expect(due(room({ called: true, committed: [0] }))).toEqual([]);
  });

  it('is nothing for who only watches', () => {
    expect(due(room({ mine: [], committed: [] }))).toEqual([]);
  });
});
