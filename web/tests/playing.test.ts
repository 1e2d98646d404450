import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { View } from '../src/protocol';
import { set, settings } from '../src/settings.svelte';
import { laid } from './tables';
import { table, view } from './views';
import type { FakeWire } from './wire';

beforeEach(() => {
  set('motion', 'reduced');
  set('pace', 'none');
  set('autoConfirm', false);
});
afterEach(() => {
  set('pace', 'normal');
  vi.unstubAllGlobals();
});

describe('a tap that skips the news', () => {
  const taking = view({
    version: 2,
    number: 2,
    table: table({ phase: 'take' }),
    waiting: [0],
    legal: [{ move: 'take O1', gains: [] }],
    news: [{ type: 'passed', seat: 1 }],
  });

  /** The tap has skipped the news, and the finger is still there. */
  async function skipped(): Promise<FakeWire> {
    set('pace', 'normal');
    const wire = await laid(view());
    wire.tell(taking);
    await fireEvent.pointerDown(screen.getByTestId('display-O1'));
    await screen.findByTestId('take-O1');
    return wire;
  }

  /** So much later that what is there can have been seen. */
  const later = (): unknown => vi.advanceTimersByTime(1000);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('takes nothing, but the next one does', async () => {
    const wire = await skipped();
    later();

    await fireEvent.click(screen.getByTestId('take-O1'), { detail: 1 });

    expect(wire.said).toEqual([]);
    await fireEvent.click(screen.getByTestId('take-O1'), { detail: 1 });
    expect(wire.said).toMatchObject([{ type: 'done', moves: ['take O1'] }]);
  });

  it('is forgotten when the next one begins', async () => {
    const wire = await skipped();
    later();

    await fireEvent.pointerDown(screen.getByTestId('take-O1'));
    await fireEvent.click(screen.getByTestId('take-O1'), { detail: 1 });

    expect(wire.said).toMatchObject([{ type: 'done', moves: ['take O1'] }]);
  });

  it.each([0, 1])('is followed by nothing that cannot be taken back: %i', async (detail) => {
    const wire = await skipped();

    await fireEvent.pointerDown(screen.getByTestId('take-O1'));
    await fireEvent.click(screen.getByTestId('take-O1'), { detail });

    expect(wire.said).toEqual([]);
  });

  it('keeps no key from working', async () => {
    const wire = await skipped();
    later();

    await fireEvent.click(screen.getByTestId('take-O1'), { detail: 0 });

    expect(wire.said).toMatchObject([{ type: 'done', moves: ['take O1'] }]);
  });
});

describe('several people around one screen', () => {
  const handed = view({ mine: [0, 1], legal: [], waiting: [1], may_undo: true });

  it('take a Done back until the device is handed over', async () => {
    const wire = await laid(handed);

    await fireEvent.click(await screen.findByTestId('curtain-undo'));

    expect(wire.said).toMatchObject([{ type: 'undo_done', seat: 0 }]);
  });

  it('take nothing back that was seen, and nothing by a key', async () => {
    const wire = await laid(view({ ...handed, may_undo: false }));
    await screen.findByTestId('curtain');
    expect(screen.queryByTestId('curtain-undo')).toBeNull();
    wire.tell(view({ ...handed, version: 2 }));

    await fireEvent.keyDown(await screen.findByTestId('curtain-undo'), { key: 'Backspace' });

    expect(wire.said).toEqual([]);
  });
});

describe('choosing what to keep', () => {
  const hand = ['P1', 'O1', 'G1', 'S1'];
  const pairs = hand.flatMap((one, at) => hand.slice(at + 1).map((two) => `keep ${one} ${two}`));
  const legal = pairs.map((move) => ({ move, gains: [] }));
  const choosing = view({ table: table({ phase: 'keep' }), hand, legal });

  const chosen = (): string[] =>
    hand.filter((id) => screen.getByTestId(`keep-${id}`).getAttribute('aria-pressed') === 'true');

  /** Tap on a treasure; the server answers whatever was written. */
  async function tap(wire: FakeWire, id: string): Promise<void> {
    wire.said.length = 0;
    await fireEvent.click(screen.getByTestId(`keep-${id}`));
    for (const message of wire.said)
      if (message.type === 'pencil')
        wire.tell({
          ...choosing,
          pencil: message.moves,
          legal: message.moves.length ? [] : legal,
          instead: message.moves.length ? legal : [],
          complete: message.moves.length > 0,
        });
    await tick();
  }

  it('keeps the last two that were tapped, whatever their order in the hand', async () => {
    const wire = await laid(choosing);

    for (const id of ['S1', 'P1', 'O1']) await tap(wire, id);
    expect(chosen()).toEqual(['P1', 'O1']);
    await tap(wire, 'G1');
    expect(chosen()).toEqual(['O1', 'G1']);
    await tap(wire, 'P1');
    expect(chosen()).toEqual(['P1', 'G1']);
  });

  it('counts a treasure that was given up and chosen again as the newer one', async () => {
    const wire = await laid(choosing);

    for (const id of ['O1', 'G1', 'O1', 'O1']) await tap(wire, id);
    await tap(wire, 'P1');

    expect(chosen()).toEqual(['P1', 'O1']);
  });
});

describe('the button Done', () => {
  it('works before the server has said that the action is whole', async () => {
    const wire = await laid(view({ legal: [{ move: 'mark 1 a1', gains: [] }] }));
    const done = screen.getByTestId('done');
    expect(done.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.keyDown(screen.getByTestId('isle-1'), { key: 'Enter' });
    expect(done.getAttribute('aria-disabled')).toBe('false');

    await fireEvent.click(done);
    wire.tell(view({ pencil: ['mark 1 a1'], legal: [], complete: true }));

    expect(wire.said.map(({ type }) => type)).toEqual(['pencil', 'done']);
  });
});

describe('the button Done, pressed too early', () => {
  it.each([
    [
      'keep',
      { hand: ['O1', 'G1'], legal: [{ move: 'keep O1 G1', gains: [] }] },
      /Choose 2 treasures/,
    ],
    ['mark', { legal: [{ move: 'mark 1 a1', gains: [] }] }, /Mark squares first/],
  ] as const)('says what is to be done first: %s', async (phase, over, words) => {
    const laidOut = view(over as unknown as Partial<View>);
    const wire = await laid({ ...laidOut, table: { ...laidOut.table, phase } });

    await fireEvent.click(screen.getByTestId('done'));

    expect(screen.getByTestId('why-not').textContent).toMatch(words);
    expect(screen.getByTestId('done').getAttribute('aria-describedby')).toBe('why-not');
    await vi.waitFor(() => expect(screen.getByTestId('said').textContent).toMatch(words));
    expect(wire.said).toEqual([]);
  });

  it('says so no longer once there is something to confirm', async () => {
    await laid(view({ legal: [{ move: 'mark 1 a1', gains: [] }] }));
    await fireEvent.click(screen.getByTestId('done'));

    await fireEvent.keyDown(screen.getByTestId('isle-1'), { key: 'Enter' });

    expect(screen.queryByTestId('why-not')).toBeNull();
  });
});

describe('a complaint', () => {
  it('goes away with the mark it is about', async () => {
    const legal = [
      { move: 'mark 1 b1 c1', gains: [] },
      { move: 'mark 1 a1', gains: [] },
    ];
    await laid(view({ pencil: ['mark 1 b1 c1'], legal: [], instead: legal, complete: true }));
    await fireEvent.click(screen.getByTestId('turn'));
    expect(screen.getByTestId('prompt').textContent).toContain('It only fits here this way');

    await fireEvent.click(screen.getByTestId('take-back'));

    expect(screen.getByTestId('prompt').textContent).not.toContain('It only fits here this way');
  });
});

describe('the end of a game', () => {
  const over: Partial<View> = { table: table({ phase: 'over' }), legal: [] };

  it('ends the hints for those who played, and not for those who watched', async () => {
    set('hints', 'first');
    await laid(view({ ...over, mine: [], seat: null }));
    expect(settings.hints).toBe('first');

    await laid(view(over));

    expect(settings.hints).toBe('off');
  });
});

describe('waiting', () => {
  const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;
  const whole: Partial<View> = { pencil: ['mark 1 a1 a2'], legal: [], complete: true };

  afterEach(() => vi.useRealTimers());

  it('is called a moment, and a slow server slow, only if it takes long', async () => {
    const wire = await laid(view({ ...whole, waiting: [0] }));
    const before = heading();
    vi.useFakeTimers();
    await fireEvent.click(screen.getByTestId('done'));
    expect(heading()).toBe(before);
    expect(wire.said.at(-1)?.type).toBe('done');

    await vi.advanceTimersByTimeAsync(1100);
    expect(heading()).toBe('One moment…');
    expect(screen.getByTestId('prompt').textContent).not.toContain('slow to answer');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByTestId('prompt').textContent).toContain('slow to answer');
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.getByTestId('said').textContent).toContain('slow to answer');

    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1 }) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByTestId('prompt').textContent).not.toContain('slow to answer');
  });
});

describe('news that wait for the player', () => {
  it('go on with a button or a key, or all at once', async () => {
    set('pace', 'tap');
    const wire = await laid(view());
    const news: View['news'] = [
      { type: 'passed', seat: 0 },
      { type: 'cup', seat: 1, row: 1, points: 6 },
      { type: 'laid_aside', seat: 0, slot: 0, treasure: 'P1', points: 14 },
      { type: 'passed', seat: 1 },
    ];
    wire.tell(view({ version: 2, number: 2, news, table: table({ turn: 1 }) }));

    await fireEvent.click(await screen.findByTestId('next'));
    await screen.findByText('Hugo wins a cup: +6', { selector: 'h1' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    await screen.findByText('You complete an island: +14', { selector: 'h1' });
    await fireEvent.click(screen.getByTestId('skip-all'));

    await vi.waitFor(() => expect(screen.queryByTestId('next')).toBeNull());
  });
});
