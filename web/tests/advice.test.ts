import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Hint, placeOf, pointsOf, tellHint } from '../src/advice/hint';
import { Marking } from '../src/game/marking.svelte';
import { recall } from '../src/game/memory';
import { Session } from '../src/game/session';
import { named } from '../src/game/squares';
import type { View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { need } from '../src/text/fluent.svelte';
import { Tutor } from '../src/tutorial/tutor.svelte';
import { answering } from './server';
import { player, table, view } from './views';
import { FakeWire } from './wire';

const MARK: Hint = {
  kind: 'mark',
  forced: false,
  best: ['mark 1 a1 a2', 'bonus 2 c3'],
  reasons: [{ id: 'coins', count: 1 }],
};
const PATH = '/api/games/g/hint';
const ALONE = table({ players: [player('Ana'), player('Olaf', { bot: 'sailor' })] });

function sitting(over: Partial<View> = {}): { wire: FakeWire; tutor: Tutor } {
  const wire = new FakeWire();
  const session = new Session('g', () => wire);
  wire.open();
  wire.tell(view({ table: ALONE, ...over }));
  return { wire, tutor: new Tutor('g', session, new Marking(session)) };
}

beforeAll(() => Promise.all([need('training'), need('review')]));
beforeEach(() => {
  localStorage.clear();
  set('hints', 'off');
  set('advice', true);
});

afterEach(() => vi.unstubAllGlobals());

describe('a hint in words', () => {
  it('says what to think of, then where and why, then the move', () => {
    expect(tellHint(MARK, 1)).toBe('Look at the coins.');
    expect(tellHint(MARK, 2)).toBe('Look at the north-west of island 1. It marks one more coin.');
    expect(tellHint(MARK, 3)).toBe('Best: island 1: a1 a2, island 2: c3');
  });

  it('names the treasure that its reason is about', () => {
    const keep: Hint = { ...MARK, kind: 'keep', best: ['keep P1 O5'] };
    const reasons = [{ id: 'worth', treasure: 'O5', points: 4 }];
    expect(tellHint({ ...keep, reasons }, 2)).toMatch(/^Keep orange 12\./);
    expect(tellHint({ ...keep, reasons: [] }, 2)).toBe('Keep purple 14.');
  });

  it('has words where nothing was played yet, and where there is no choice', () => {
    const reasons = [{ id: 'fits', pattern: 'L3', treasure: 'P1' }];
    expect(tellHint({ ...MARK, reasons }, 2)).not.toContain('as played');
    expect(tellHint({ ...MARK, forced: true }, 1)).toBe('There’s only one thing you can do.');
    expect(tellHint({ ...MARK, reasons: [] }, 1)).toMatch(/^No move stands out/);
    expect(tellHint({ ...MARK, kind: 'take', best: ['draw'], reasons: [] }, 2)).toBe(
      'Draw from the stack.',
    );
  });

  it('knows the parts of an island', () => {
    expect(placeOf(named(['a1', 'a2']))).toBe('north-west');
    expect(placeOf(named(['b2', 'c3']))).toBe('middle');
    expect(placeOf(named(['d2', 'd3']))).toBe('east');
    expect(placeOf(named(['b4', 'c4']))).toBe('south');
  });

  it('points at squares, cards and the stack', () => {
    expect(pointsOf(MARK.best)).toEqual(['square-1-a1', 'square-1-a2', 'square-2-c3']);
    expect(pointsOf(['keep P1 O5'])).toEqual(['keep-P1', 'keep-O5']);
    expect(pointsOf(['draw'])).toEqual(['draw']);
    expect(pointsOf(['pass'])).toEqual([]);
  });
});

describe('at the table', () => {
  it('is asked for once, told step by step, and written in pencil', async () => {
    const asked = answering({ [PATH]: MARK });
    const { wire, tutor } = sitting();
    expect(tutor.note).toMatchObject({ name: 'advice-offer', text: '', more: { label: 'Hint' } });

    tutor.note?.more?.act();
    expect(tutor.note).toMatchObject({ name: 'advice-busy', more: { busy: true } });
    await vi.waitFor(() => expect(tutor.note?.name).toBe('advice-1'));
    expect(tutor.note?.more?.label).toBe('More');
    tutor.note?.more?.act();
    expect(tutor.note).toMatchObject({ name: 'advice-2', more: { label: 'Show me' } });
    expect(tutor.note?.points).toBeUndefined();
    tutor.note?.more?.act();
    expect(tutor.note?.points).toEqual(['square-1-a1', 'square-1-a2', 'square-2-c3']);
    tutor.note?.more?.act();

    expect(wire.said.at(-1)).toMatchObject({ type: 'pencil', moves: MARK.best });
    expect(tutor.note).toMatchObject({ name: 'advice-done' });
    expect(tutor.note?.more).toBeUndefined();
    expect(asked).toEqual([[PATH, { seat: 0 }]]);
    expect(recall('g').hinted).toBe(1);
  });

  it('begins anew with the next action', async () => {
    answering({ [PATH]: MARK });
    const { wire, tutor } = sitting();
    tutor.note?.more?.act();
    await vi.waitFor(() => expect(tutor.note?.name).toBe('advice-1'));

    wire.tell(view({ table: ALONE, number: 2, version: 2 }));

    expect(tutor.note?.name).toBe('advice-offer');
  });

  it('says what went wrong after some tries, and can be asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = answering({ [PATH]: 503 });
    const { tutor } = sitting();
    tutor.note?.more?.act();
    await vi.waitFor(() => expect(tutor.note?.name).toBe('advice-problem'), { timeout: 9000 });
    vi.useRealTimers();
    expect(asked.length).toBe(5);
    expect(tutor.note?.text).toMatch(/being prepared/);
    expect(recall('g').hinted).toBe(0);

    answering({ [PATH]: MARK });
    tutor.note?.more?.act();
    await vi.waitFor(() => expect(tutor.note?.name).toBe('advice-1'));
  });

  it('asks again while the judge is loaded', async () => {
    answering({ [PATH]: 503 });
    const { tutor } = sitting();
    tutor.note?.more?.act();
    await new Promise((resolve) => setTimeout(resolve));
    answering({ [PATH]: MARK });
    await vi.waitFor(() => expect(tutor.note?.name).toBe('advice-1'));
  });

  it.each([
    ['with other people', { table: table() }],
    ['in the tutorial', { tutorial: true }],
    ['for two at one screen', { mine: [0, 1] }],
    ['for those who watch', { mine: [], seat: null }],
  ] satisfies [string, Partial<View>][])('is not offered %s', (_, over) => {
    expect(sitting(over).tutor.advice.wanted).toBe(false);
  });

  it('is not offered to those who do not want it', () => {
    set('advice', false);
    expect(sitting().tutor.note).toBe(null);
  });
});
