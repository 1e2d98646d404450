import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { arrays } from '../kernel/kernel.json';
import type { Question } from '../src/kernel/kernel';
import type { Answer, Asked } from '../src/kernel/messages';

const CARDS = Array.from({ length: 47 }, (_, card) => card);
const FIRST_KEEP = 346;
let started = 0;
let said: Answer[];
let ask: (asked: Asked) => void;

beforeEach(() => {
  said = [];
  vi.stubGlobal('postMessage', (answer: Answer) => said.push(answer));
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: Asked }) => void) => {
    ask = (data) => hear({ data });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function start(status = 200): Promise<void> {
  vi.stubGlobal('fetch', async (address: URL) => {
    return new Response(await readFile(`kernel/${basename(address.pathname)}`), { status });
  });
  started += 1; // each is a module of its own
  await import(/* @vite-ignore */ `../src/kernel/worker.ts?worker=${started}`);
}

/** What seat 0 of two should keep, of treasures dealt in order. */
function keeping(kind: Question['kind'], changes: Partial<Question> = {}): Question {
  const deal = [2, 0, CARDS.length, ...Array<number>(32).fill(0), ...CARDS, ...CARDS];
  const game = Array<number>(arrays.game.shape[0] ?? 0).fill(0);
  game[2] = 0b11; // both seats wait
  const actions = [0, 1, 2, 3, 4, 5].map((pair) => FIRST_KEEP + pair);
  return { kind, deal, game, seat: 0, actions, seed: 1, playouts: 32, ...changes };
}

test('questions are answered when the kernel is ready', async () => {
  await start();
  ask({ id: 1, question: keeping('greedy') });
  ask({ id: 2, question: keeping('captain') });

  await vi.waitFor(() => expect(said).toHaveLength(3));

  expect(said[0]).toEqual({ ready: true });
  expect(said.slice(1)).toEqual([
    { id: 1, actions: [expect.any(Number)] },
    { id: 2, actions: [expect.any(Number)] },
  ]);
});

test('a question that cannot be one is answered with what is wrong', async () => {
  await start();
  ask({ id: 7, question: keeping('captain', { seat: 9 }) });

  await vi.waitFor(() => expect(said).toHaveLength(2));

  expect(said[1]).toEqual({ id: 7, error: 'RangeError: there is no seat 9' });
});

test('files that cannot be loaded are told of, and so is every question', async () => {
  await start(404);
  ask({ id: 3, question: keeping('greedy') });

  await vi.waitFor(() => expect(said).toHaveLength(2));

  const error = expect.stringMatching(/kernel\/.*: 404/) as string;
  expect(said).toEqual([
    { ready: false, error },
    { id: 3, error },
  ]);
});
