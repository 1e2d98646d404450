import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { room } from './rooms';
import { answering } from './server';
import { laid } from './tables';
import { player, table, view } from './views';
import type { FakeWire } from './wire';

const won: Partial<View> = {
  table: table({
    phase: 'over',
    players: [
      player('Ana', {
        score: { treasures: 14, seals: 0, coins: 0, cups: 0, palms: 0, total: 14 },
      }),
      player('Hugo'),
    ],
  }),
  legal: [],
  waiting: [],
  result: { winners: [0], tied: [0], colour: null },
};

let wire: FakeWire;

const heard = (): string => screen.getByTestId('said').textContent;

beforeEach(() => {
  localStorage.clear();
  set('hints', 'off');
  set('motion', 'reduced');
  set('pace', 'none');
  answering({ '/api/bots': [] });
});
afterEach(() => {
  set('hints', 'first');
  set('motion', 'system');
  set('pace', 'normal');
  vi.unstubAllGlobals();
});

describe('those who listen', () => {
  it('are told who won, also where nothing moves', async () => {
    wire = await laid();

    wire.tell(view(won));

    await vi.waitFor(() => expect(heard()).toContain('You won by 14!'));
    expect(screen.getByTestId('result').closest('[aria-live]')).toBeNull();
  });

  it.each([
    ['I2', 'f', 'Flipped, the pattern looks the same.'],
    ['O4', 'r', 'Rotated, the pattern looks the same.'],
    ['L4', 'r', 'It only fits here this way round'],
    ['L4', 'f', 'It only fits here this way round'],
  ])('are told that %s lies as before after %s', async (expedition, key, said) => {
    const squares = { I2: 'a1 b1', O4: 'a1 a2 b1 b2', L4: 'a1 a2 b1 c1' }[expedition];
    const legal = [{ move: `mark 1 ${squares}`, gains: [] }];
    wire = await laid(view({ table: table({ expedition }), legal }));
    await fireEvent.keyDown(screen.getByTestId('isle-1'), { key: 'ArrowRight' });

    await fireEvent.keyDown(screen.getByTestId('isle-1'), { key });

    await vi.waitFor(() => expect(heard()).toContain(said));
  });

  it('have every key of the table on their treasures, and rows that have names of their own', async () => {
    wire = await laid(view());

    const place = screen.getByRole('application', { name: 'Your treasures' });

    for (const grid of within(place).getAllByRole('grid')) {
      expect(grid.firstElementChild?.getAttribute('role')).toBe('presentation');
      const rows = within(grid).getAllByRole('row');
      for (const row of rows) expect(row.getAttribute('aria-label')).toMatch(/^[1-4]$/);
    }
  });

  it('are told the name of a button once, and its key', async () => {
    wire = await laid(view());

    for (const [name, key] of Object.entries({ Done: 'D', Rotate: 'R', Flip: 'F' }))
      expect(screen.getByRole('button', { name }).getAttribute('aria-description')).toBe(key);
  });

  it('are told of a rematch, and stay on the button that it takes the place of', async () => {
    wire = await laid();
    wire.tell(view(won));
    (await screen.findByTestId('rematch')).focus();

    wire.tell(view({ ...won, version: 2, rematch: 'h' }));

    await vi.waitFor(() => expect(heard()).toContain('There’s a rematch'));
    expect(document.activeElement).toBe(screen.getByTestId('come-along'));
  });

  it('are told once that something is refused in the room', async () => {
    wire = await laid();
    wire.tell(room());
    await tick();

    wire.tell({ type: 'refused', why: 'Not now.', said: { key: '', arguments: {} }, again: false });

    await vi.waitFor(() => expect(heard()).toContain('Not now.'));
    screen.getByText('Not now.', { selector: 'p' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are told once that their time is up and a bot moved, before what it did', async () => {
    wire = await laid();
    wire.tell(view({ clock: 30, left: 1 }));
    const late = view({
      number: 2,
      clock: 30,
      left: 30,
      moved_by: 'mate',
      news: [{ type: 'passed', seat: 0 }],
    });

    wire.tell(late);
    wire.tell({ ...late, news: [] });

    await vi.waitFor(() =>
      expect(heard()).toMatch(/^Time is up: the Mate moved for you. Ana had no free square/),
    );
    expect(heard().match(/Time is up/g)).toHaveLength(1);
    expect(screen.getByTestId('time-is-up').textContent).toContain('Time is up');
  });

  it.each([{}, { legal: [] }])('are told once that the line is cut: %o', async (over) => {
    wire = await laid();
    wire.tell(view(over));
    await screen.findByTestId('open-menu');

    wire.cut();

    await vi.waitFor(() => expect(heard()).toContain('Connection lost'));
    expect(heard().match(/Connection lost/g)).toHaveLength(1);
    expect(screen.getByTestId('cut-off').closest('[role=status]')).toBeNull();
  });
});

describe('a bot that another one has played for', () => {
  it('is shown as such in the count at the end', async () => {
    const players = [player('Ana'), player('Flint', { bot: 'captain' })];
    wire = await laid();
    wire.tell(view({ ...won, table: table({ phase: 'over', players }), stood_in: [1, 3] }));

    expect((await screen.findByTestId('stood-in-0')).textContent).toBe(
      'A bot made one of the moves.',
    );
    expect(screen.getByTestId('stood-in-1').textContent).toContain('3 moves weren’t ready in time');
  });
});

describe('the menu of the table', () => {
  it.each(['give-up', 'hand-over-0'])('asks again in the same place: %s', async (item) => {
    wire = await laid();
    wire.tell(view());
    (await screen.findByTestId('open-menu')).click();

    (await screen.findByTestId(`menu-${item}`)).click();

    const sure = await screen.findByTestId(`menu-${item}-sure`);
    expect(document.activeElement).toBe(sure);
    expect(document.getElementById(sure.getAttribute('aria-describedby') ?? '')).not.toBeNull();
  });

  it('waits until who is away had time to come back, and says so once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const seats = [view().seats[0], { here: false, stand_in: null, grace: 30 }];
    const presence = seats.flatMap((seat) => seat ?? []);
    wire = await laid(view({ legal: [], waiting: [1], seats: presence }));
    (await screen.findByTestId('open-menu')).click();
    const button = await screen.findByTestId('menu-hand-over-1');
    const described = (): string =>
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    const named = button.cloneNode(true) as HTMLElement;
    for (const one of named.querySelectorAll('[aria-hidden=true], [hidden]')) one.remove();

    button.click();
    expect(wire.said).toEqual([]);
    expect(screen.getByTestId('countdown').textContent).toBe('in 30 s');
    expect([named.textContent.trim(), described()]).toEqual([
      'Let a bot play for Hugo',
      'Available within 30 seconds.',
    ]);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(described()).toBe('Available within 10 seconds.');
    expect(screen.getByTestId('let-bot-play').getAttribute('aria-disabled')).toBe('true');
    await vi.advanceTimersByTimeAsync(9000);

    await vi.waitFor(() => expect(heard()).toContain('A bot can now play for Hugo.'));
    expect(screen.queryByTestId('countdown')).toBeNull();
    button.click();
    expect(wire.said).toEqual([{ type: 'hand_over', seat: 0, of: 1 }]);
    vi.useRealTimers();
  });
});
