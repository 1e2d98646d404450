import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Marking } from '../src/game/marking.svelte';
import { Session } from '../src/game/session.svelte';
import { named } from '../src/game/squares';
import type { View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { table, view } from './views';
import { FakeWire } from './wire';

function sitting(first: View = view()) {
  const wire = new FakeWire();
  const session = new Session(() => wire);
  const marking = new Marking(session);
  wire.open();
  wire.tell(first);
  return { wire, session, marking };
}

/** What the server says to these pencil marks. */
function written(moves: string[], over: Partial<View> = {}): View {
  return view({ pencil: moves, legal: [], complete: true, ...over });
}

beforeEach(() => {
  set('motion', 'reduced');
  set('autoConfirm', false);
});

describe('pencil marks', () => {
  it('are drawn at once and told to the server', () => {
    const { wire, session } = sitting();

    session.write(['mark 1 a1 b1'], [{ type: 'cross', squares: 1 }]);

    expect(session.pencil).toEqual(['mark 1 a1 b1']);
    expect(session.pencilled).toEqual([{ type: 'cross', squares: 1 }]);
    expect(wire.said.at(-1)).toEqual({
      type: 'pencil',
      seat: 0,
      number: 1,
      moves: ['mark 1 a1 b1'],
    });
  });

  it('are not wiped out by an older view', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 b1']);

    wire.tell(view({ version: 2, waiting: [0] }));

    expect(session.pencil).toEqual(['mark 1 a1 b1']);
  });

  it('come back after a reload', () => {
    const { session, marking } = sitting(written(['mark 1 a1 a2']));

    expect(session.complete).toBe(true);
    expect(marking.written(1)).toBe(named(['a1', 'a2']));
  });

  it('are taken back one by one', () => {
    const { wire, session } = sitting(written(['mark 1 a1 b1', 'bonus 1 a2']));

    session.takeBack();

    expect(wire.said.at(-1)).toMatchObject({ moves: ['mark 1 a1 b1'] });
  });

  it('can be turned after a reload, from what could stand in their place', () => {
    const legal = view().legal;
    const { session, marking } = sitting(written(['mark 1 a1 b1'], { instead: legal }));

    marking.turn();

    expect(session.pencil).not.toEqual(['mark 1 a1 b1']);
  });

  it('are not confirmed when others were refused meanwhile', () => {
    const { wire, session } = sitting(written(['mark 1 a1 b1']));
    session.write(['mark 1 b1 c1']);
    session.done();

    wire.tell({ type: 'refused', why: 'the disk is full' });

    expect(wire.said.filter((message) => message.type === 'done')).toEqual([]);
    expect(session.pencil).toEqual(['mark 1 a1 b1']);
  });

  it('are not finished while a cross waits for its square', () => {
    const { session, marking } = sitting();

    session.write(['mark 1 a1 b1'], [{ type: 'cross', squares: 1 }]);
    session.done();

    expect(session.finished).toBe(false);
    expect(marking.moving).toBe(false);
  });

  it('go back to what the server has when it refuses', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 b1']);

    wire.tell({ type: 'refused', why: 'no' });

    expect(session.pencil).toEqual([]);
    expect(session.refused).toEqual({ why: 'no' });
  });
});

describe('done', () => {
  it('waits for the server to say that the action is whole', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 a2']);
    session.done();
    expect(wire.said.at(-1)?.type).toBe('pencil');

    wire.tell(written(['mark 1 a1 a2']));

    expect(wire.said.at(-1)).toEqual({ type: 'done', seat: 0, number: 1, moves: ['mark 1 a1 a2'] });
    expect(session.asked).toBe(false);
  });

  it('comes by itself where the player wants that, but not after a reload', () => {
    vi.useFakeTimers();
    set('autoConfirm', true);
    const { wire, session } = sitting(written(['mark 1 a1 a2']));
    vi.advanceTimersByTime(2000);
    expect(wire.said).toEqual([]);

    session.write(['mark 1 b1 c1']);
    wire.tell(written(['mark 1 b1 c1']));
    vi.advanceTimersByTime(2000);

    expect(wire.said.at(-1)?.type).toBe('done');
    vi.useRealTimers();
  });
});

describe('news', () => {
  const news: View['news'] = [
    { type: 'marked', seat: 1, slot: 0, squares: named(['a1']), bonus: false, gains: [] },
    { type: 'revealed', expedition: 'T4', turn: 1 },
  ];

  it('are told in order, and end at the table of the view', async () => {
    const { wire, session } = sitting();
    const told: string[] = [];
    session.ontell = ({ type }) => told.push(type);

    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1, expedition: 'T4' }), news }));
    await vi.waitFor(() => expect(session.playing).toBe(false));

    expect(told).toEqual(['marked', 'revealed']);
    expect(session.shown?.expedition).toBe('T4');
  });

  it('are shown step by step, and can be skipped', async () => {
    set('motion', 'full');
    const { wire, session } = sitting();
    const steps: string[] = [];
    session.onstep = ({ type }) => {
      steps.push(type);
      return undefined;
    };

    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1, expedition: 'T4' }), news }));
    expect(session.playing).toBe(true);
    expect(session.shown?.turn).toBe(0);
    session.skip();
    await vi.waitFor(() => expect(session.playing).toBe(false));

    expect(session.shown?.turn).toBe(1);
  });
});

describe('several people around one screen', () => {
  const both = { mine: [0, 1], seat: null, legal: [] };

  it('hand over before each of them acts', () => {
    const { wire, session } = sitting(view(both));
    expect(session.handOver).toBe(0);

    session.sit(0);
    wire.tell(view({ mine: [0, 1] }));
    expect(session.handOver).toBeNull();

    wire.tell(view({ mine: [0, 1], number: 2, waiting: [1], legal: [] }));
    expect(session.handOver).toBe(1);
  });

  it('leave who acts next alone where it is the same person', () => {
    const { session } = sitting(view({ mine: [0, 1], seat: 1, waiting: [0, 1] }));

    expect(session.handOver).toBeNull();
  });

  it('hand over in the order of taking', () => {
    const { session } = sitting(
      view({ ...both, waiting: [1, 0], table: table({ phase: 'take' }) }),
    );

    expect(session.handOver).toBe(1);
  });

  it('draw no curtain for one person alone, or at the end', () => {
    expect(sitting(view({ waiting: [1] })).session.handOver).toBeNull();
    expect(sitting(view({ ...both, table: table({ phase: 'over' }) })).session.handOver).toBeNull();
  });
});

describe('marking', () => {
  const at = (column: number, row: number) => ({ slot: 1, point: { column, row } });

  it('by a tap places the ghost', () => {
    const { session, marking } = sitting();

    marking.press(at(2, 0));
    marking.release();

    expect(session.pencil).toEqual(['mark 1 b1 c1']);
  });

  it('by a line takes the pattern as soon as it is drawn', () => {
    const { session, marking } = sitting();

    marking.press(at(0, 0));
    marking.drag({ column: 0, row: 1 });

    expect(session.pencil).toEqual(['mark 1 a1 a2']);
    expect(marking.orientation.turns % 2).toBe(1);
  });

  it('by a line that cannot become the pattern says so', () => {
    const { session, marking } = sitting();

    marking.press(at(2, 0));
    marking.drag({ column: 2, row: 1 });
    marking.release();

    expect(marking.complaint?.key).toBe('not-the-pattern');
    expect(session.pencil).toEqual([]);
  });

  it('turns the pattern that lies in pencil already', () => {
    const { wire, session, marking } = sitting();
    marking.place(at(0, 0));
    wire.tell(written(['mark 1 a1 b1']));

    marking.turn();

    expect(session.pencil).toEqual(['mark 1 a1 a2']);
  });

  it('moves the pattern that lies in pencil to where the next tap is', () => {
    const { wire, session, marking } = sitting();
    marking.place(at(0, 0));
    wire.tell(written(['mark 1 a1 b1']));

    marking.place(at(2, 0));

    expect(session.pencil).toEqual(['mark 1 b1 c1']);
  });

  it('offers one square by choice, and where nothing else fits', () => {
    const { marking } = sitting();
    expect(marking.oneSquare).toBe(false);
    marking.toggleSingle();
    expect(marking.oneSquare).toBe(true);
    expect(marking.open(1)).toBe(named(['a1']));

    const stuck = sitting(view({ legal: [{ move: 'mark 2 d2', gains: [] }] }));
    expect(stuck.marking.oneSquare).toBe(true);
  });

  it('goes straight on with the squares that crosses earn', () => {
    const { wire, session, marking } = sitting();
    marking.place(at(0, 0));
    wire.tell(view({ pencil: ['mark 1 a1 b1'], legal: [{ move: 'bonus 1 a2', gains: [] }] }));

    expect(marking.place(at(3, 3))).toBe(false);
    expect(marking.place(at(0, 1))).toBe(true);

    expect(session.pencil).toEqual(['mark 1 a1 b1', 'bonus 1 a2']);
  });
});
