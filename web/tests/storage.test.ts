import { beforeEach, expect, it } from 'vitest';

import { draw, keep, kept } from '../src/game/fairness';
import { forgetGames, storedGames } from '../src/game/storage';
import { recall, remember } from '../src/game/memory';
import { set, settings } from '../src/settings.svelte';

beforeEach(() => localStorage.clear());

it('what is kept of a game is forgotten with it, and nothing else', () => {
  set('name', 'Ana');
  for (const game of ['old', 'new']) {
    keep(game, draw());
    remember(game, { muted: true });
  }
  expect(new Set(storedGames())).toEqual(new Set(['old', 'new']));

  forgetGames(['old']);

  expect([kept('old'), recall('old').muted]).toEqual([null, false]);
  expect([kept('new') !== null, recall('new').muted]).toEqual([true, true]);
  expect(localStorage.getItem('silver-and-gold')).toContain(settings.name);
});
