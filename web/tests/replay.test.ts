import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Replay as ReplayMessage } from '../src/protocol';
import Replay from '../src/screens/Replay.svelte';
import { answering } from './server';
import { table } from './views';

const passed: ReplayMessage['frames'][number] = {
  seat: 1,
  move: 'pass',
  news: [{ type: 'passed', seat: 1 }],
  table: table(),
};

beforeEach(async () => {
  answering({ '/api/games/g/replay': { frames: [passed, passed, passed], result: null } });
  render(Replay, { game: 'g' });
  await screen.findByTestId('replay-slider');
});
afterEach(() => vi.unstubAllGlobals());

const caption = (): string => screen.getByTestId('replay-caption').textContent.trim();

it('a replay goes on by an arrow, but leaves those with Alt, Ctrl or Cmd to the browser', async () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', [modifier]: true });
  expect(caption()).toBe('The cards are dealt.');

  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(caption()).toBe('Hugo had no free square and passed.');
});

it('the slider of a replay says where it is, and only the caption what happens', () => {
  const slider = screen.getByTestId('replay-slider');

  expect(slider.getAttribute('aria-valuetext')).toBe('Move 0 of 2');
});
