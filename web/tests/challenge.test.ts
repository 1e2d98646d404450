import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';

import type { Challenge as Told } from '../src/protocol';
import Challenge from '../src/screens/Challenge.svelte';
import { answering } from './server';

afterEach(() => vi.unstubAllGlobals());

function told(by: string): Told {
  const best = [{ place: 1, name: by, points: 78, game: 'g', mine: false }];
  const results = { finished: 1, place: null, bars: [{ points: 78, count: 1 }], best };
  const bots = [null, 'mate'];
  return { id: 'c', by, points: 78, seat: 0, bots, turn: 0, day: null, mine: null, results };
}

it.each([
  ['Skipper', 'Skipper 2'],
  ['Ana', 'Skipper'],
])('a challenge of %s calls somebody without a name %s', async (by, called) => {
  answering({ '/api/challenges/c': told(by) });
  render(Challenge, { id: 'c' });

  const field = await screen.findByTestId<HTMLInputElement>('name');

  expect(field.placeholder).toBe(called);
});
