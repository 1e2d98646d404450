import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noteHere } from '../src/engine/known';
import type { View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { laid } from './tables';
import { table, view } from './views';

beforeEach(() => {
  set('motion', 'reduced');
  set('pace', 'none');
});
afterEach(() => {
  set('pace', 'normal');
  vi.unstubAllGlobals();
});

describe('a browser that goes offline', () => {
  afterEach(() => localStorage.clear());

  it('says at once that the connection is lost', async () => {
    await laid(view());

    await fireEvent.offline(window);

    screen.getByTestId('cut-off');
  });

  it('plays on at a table that is kept on the device', async () => {
    await laid(view());
    noteHere('g');

    await fireEvent.offline(window);

    expect(screen.queryByTestId('cut-off')).toBeNull();
  });
});

describe('a completed island of somebody else', () => {
  it('is seen while its points are told, and then lies empty', async () => {
    set('pace', 'tap');
    const wire = await laid(view());
    const news: View['news'] = [
      { type: 'laid_aside', seat: 1, slot: 0, treasure: 'O4', points: 12 },
      { type: 'passed', seat: 0 },
    ];
    const place = () => document.querySelector('[data-slot="1-0"]');
    wire.tell(view({ version: 2, number: 2, news, table: table({ turn: 1 }) }));

    await screen.findByText('Hugo completes an island: +12', { selector: 'h1' });

    expect(place()?.querySelectorAll('.pencil').length).toBe(12);
    await fireEvent.click(screen.getByTestId('next'));
    await vi.waitFor(() => expect(place()?.querySelector('.treasure')).toBeNull());
  });
});

it('a spectator opens the last turn, which has room for all of it', async () => {
  const wire = await laid(view({ mine: [], seat: null }));
  const news: View['news'] = [{ type: 'passed', seat: 1 }];
  wire.tell(view({ version: 2, mine: [], seat: null, news }));

  await fireEvent.click(await screen.findByTestId('show-recent'));

  expect(screen.getByTestId('sheet').contains(screen.getByTestId('recent'))).toBe(true);
});
