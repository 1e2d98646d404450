import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Tournament as Told } from '../src/protocol';
import { set } from '../src/settings.svelte';
import Tournament from '../src/screens/Tournament.svelte';
import Tournaments from '../src/screens/Tournaments.svelte';
import { need } from '../src/text/fluent.svelte';
import { answering } from './server';

const OPEN: Told = {
  id: 't',
  name: 'Spring cup',
  kind: 'swiss',
  stage: 'open',
  clock: null,
  total: 3,
  me: null,
  maker: false,
  players: [],
  rounds: [],
  seed: null,
};
const avatar = { emblem: 'whale', tint: 'teal' } as const;

beforeEach(async () => {
  await need('tournaments');
  set('avatar', avatar);
});
afterEach(() => {
  set('avatar', null);
  vi.unstubAllGlobals();
});

it('somebody joins a tournament as they are drawn', async () => {
  const asked = answering({ '/api/tournaments/t': OPEN, '/api/tournaments/t/players': OPEN });
  render(Tournament, { id: 't' });

  await fireEvent.input(await screen.findByTestId('name'), { target: { value: ' Hugo ' } });
  await fireEvent.click(screen.getByTestId('take-part'));

  expect(asked.at(-1)).toEqual(['/api/tournaments/t/players', { name: 'Hugo', avatar }]);
});

it('and so does who makes one', async () => {
  const asked = answering({ '/api/tournaments': [] });
  render(Tournaments);

  await fireEvent.input(screen.getByTestId('tournament-name'), { target: { value: 'Cup' } });
  await fireEvent.click(screen.getByTestId('make-tournament'));

  expect(asked.at(-1)?.[1]).toMatchObject({ name: 'Cup', avatar });
});
