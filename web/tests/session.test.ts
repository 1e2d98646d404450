import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { kept } from '../src/game/fairness';
import { recall } from '../src/game/memory';
import { Marking } from '../src/game/marking.svelte';
import { Session } from '../src/game/session';
import { named } from '../src/game/squares';
import type { Gain, Legal, View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { room } from './rooms';
import { pencilled, player, table, view } from './views';
import { FakeWire } from './wire';

const NO_MOVE = { key: 'refusal-no-move', arguments: {} };

function sitting(first: View = view()) {
  const wire = new FakeWire();
  const session = new Session('g', () => wire);
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
  set('pace', 'none');
  set('autoConfirm', false);
});
afterEach(() => set('pace', 'normal'));

describe('pencil marks', () => {
  it('are drawn at once and told to the server', () => {
    const { wire, session } = sitting();

    session.write(['mark 1 a1 b1'], [{ type: 'cross', squares: 1 }]);

    expect(session.pencil).toEqual(['mark 1 a1 b1']);
    expect(session.pencilGains).toEqual([{ type: 'cross', squares: 1 }]);
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

  it('bring what they bring where they lie now, and not where the last of them lay before', () => {
    const cross: Gain = { type: 'cross', squares: 1 };
    const coin: Gain = { type: 'coin', row: 1, place: 1 };
    const palm: Gain = { type: 'palm', points: 2 };
    const { session } = sitting();
    session.write(['mark 1 a1 b1'], [coin, cross]);
    session.write(['mark 1 a1 b1', 'bonus 1 a2'], [palm]);
    expect(session.pencilGains).toEqual([coin, palm]);

    session.write(['mark 1 a1 b1', 'bonus 1 c1']);

    expect(session.pencilGains).toEqual([coin]);
    session.takeBack();
    expect(session.pencilGains).toEqual([coin, cross]);
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

    wire.tell({ type: 'refused', why: 'no such move', said: NO_MOVE, again: false });

    expect(wire.said.filter((message) => message.type === 'done')).toEqual([]);
    expect(session.pencil).toEqual(['mark 1 a1 b1']);
  });

  it('are not finished while a cross waits for its square', () => {
    const { session, marking } = sitting();

    session.write(['mark 1 a1 b1'], [{ type: 'cross', squares: 1 }]);
    session.done();

    expect(session.seemsComplete).toBe(false);
    expect(marking.moving).toBe(false);
  });

  it('go back to what the server has when it refuses', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 b1']);

    wire.tell({ type: 'refused', why: 'no', said: NO_MOVE, again: false });

    expect(session.pencil).toEqual([]);
    expect(session.refused?.why).toBe('no');
  });

  it('leave no refusal on the screen for long, but each for its whole time', () => {
    vi.useFakeTimers();
    const { wire, session } = sitting();
    wire.tell({ type: 'refused', why: 'first', said: NO_MOVE, again: false });
    vi.advanceTimersByTime(3000);
    wire.tell({ type: 'refused', why: 'second', said: NO_MOVE, again: false });

    vi.advanceTimersByTime(3000);
    expect(session.refused?.why).toBe('second');
    vi.advanceTimersByTime(1000);

    expect(session.refused).toBeNull();
    session.close();
    vi.useRealTimers();
  });
});

describe('what was confirmed', () => {
  it('is taken back once, as long as nobody has seen it', () => {
    const done = { number: 2, legal: [], waiting: [1], may_undo: true };
    const { wire, session } = sitting(view({ version: 2, ...done }));

    session.undoDone();
    session.undoDone();

    const undo = { type: 'undo_done', seat: 0, number: 2 };
    expect(wire.said.filter(({ type }) => type === 'undo_done')).toEqual([undo]);
    wire.tell(written(['mark 1 a1 a2'], { version: 3, number: 3 }));
    expect(session.mayUndo).toBe(false);
    expect(session.asked).toBe(true);
    expect(session.pencil).toEqual(['mark 1 a1 a2']);
  });

  it('stays if the server says that it is too late', () => {
    const done = { number: 2, legal: [], waiting: [1], may_undo: true };
    const { wire, session } = sitting(view({ version: 2, ...done }));

    session.undoDone();
    wire.tell({ type: 'refused', why: 'too late', said: NO_MOVE, again: false });

    expect(session.sent).toBe(false);
    expect(session.refused?.why).toBe('too late');
  });
});

describe('the answer to pencil marks', () => {
  const BONUS: Legal[] = [{ move: 'bonus 1 a2', gains: [{ type: 'palm', points: 2 }] }];
  const CROSS: Gain[] = [{ type: 'cross', squares: 1 }];

  it('brings what may follow them, what they bring and what could stand in their place', () => {
    const { wire, session } = sitting(view({ version: 4 }));
    const { legal } = view();
    session.write(['mark 1 a1 b1']);
    expect(session.legal).toEqual([]);

    const over = { version: 4, legal: BONUS, pencil_gains: CROSS, instead: legal, complete: false };
    wire.tell(pencilled(['mark 1 a1 b1'], over));

    expect(session.legal).toEqual(BONUS);
    expect(session.pencilGains).toEqual(CROSS);
    expect(session.view).toMatchObject({ ...over, type: 'view', pencil: ['mark 1 a1 b1'] });
    expect(session.view?.table).toEqual(view().table);
    wire.tell(pencilled(['mark 1 a1 a2'], { version: 4, instead: legal }));
    expect([session.pencil, session.complete]).toEqual([['mark 1 a1 a2'], true]);
    expect(session.instead).toEqual(legal);
  });

  it('changes nothing that is drawn while a newer mark is on its way', () => {
    const { wire, session } = sitting();
    const [first, second] = [['mark 1 a1 a2'], ['mark 1 b1 c1']];
    for (const moves of [first, second, first]) session.write(moves);

    for (const moves of [first, second]) {
      wire.tell(pencilled(moves));
      expect([session.pencil, session.complete]).toEqual([first, false]);
    }
    wire.tell(pencilled(first));

    expect([session.pencil, session.complete]).toEqual([first, true]);
  });

  it('shows what was marked in another tab of the same seat, before and after own marks', () => {
    const { wire, session } = sitting();

    wire.tell(pencilled(['mark 1 a1 a2']));
    expect(session.pencil).toEqual(['mark 1 a1 a2']);
    session.write(['mark 1 b1 c1']);
    wire.tell(pencilled(['mark 1 b1 c1']));
    wire.tell(pencilled([], { legal: view().legal, complete: false }));

    expect(session.pencil).toEqual([]);
    expect(session.legal).toEqual(view().legal);
    expect(session.asked).toBe(true);
  });

  it('confirms nothing by itself that was marked in another tab', () => {
    vi.useFakeTimers();
    set('autoConfirm', true);
    const { wire, session } = sitting();
    session.write(['mark 1 a1 a2']);
    session.takeBack();
    wire.tell(pencilled(['mark 1 a1 a2']));
    wire.tell(pencilled([], { legal: view().legal, complete: false }));

    wire.tell(pencilled(['mark 1 b1 c1']));
    vi.advanceTimersByTime(2000);

    expect(wire.said.map(({ type }) => type)).toEqual(['pencil', 'pencil']);
    vi.useRealTimers();
  });

  it.each([
    ['an earlier version of the table', { version: 6 }],
    ['an earlier action', { number: 0 }],
    ['another seat', { seat: 1 }],
  ])('is of no use if it is about %s', (_, over) => {
    const first = view({ version: 7 });
    const { wire, session } = sitting(first);

    wire.tell(pencilled(['mark 1 a1 a2'], { version: 7, ...over }));

    expect(session.view).toEqual(first);
    expect([session.pencil, session.complete]).toEqual([[], false]);
  });

  it('waits until the news before it are told', async () => {
    set('pace', 'normal');
    const { wire, session } = sitting();
    const news: View['news'] = [{ type: 'revealed', expedition: 'T4', turn: 1 }];
    wire.tell(view({ version: 2, number: 2, news }));
    wire.tell(pencilled(['mark 1 a1 a2'], { version: 2, number: 2 }));
    expect(session.view?.number).toBe(1);

    session.skip();
    await vi.waitFor(() => expect(session.view?.number).toBe(2));

    expect([session.pencil, session.complete]).toEqual([['mark 1 a1 a2'], true]);
  });

  it('is that there are none where a bot plays', () => {
    const { wire, session } = sitting();
    const seats = [{ here: true, stand_in: 'mate', grace: null }, ...view().seats.slice(1)];
    session.write(['mark 1 a1 a2']);
    wire.tell(view({ version: 2, seats, legal: [] }));
    wire.tell(pencilled([], { version: 2, complete: false }));

    wire.tell(view({ version: 3 }));

    expect(session.pencil).toEqual([]);
    expect(session.legal).toEqual(view().legal);
  });

  it('sends what was to be confirmed meanwhile', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 a2']);
    session.done();

    wire.tell(pencilled(['mark 1 a1 a2']));

    expect(wire.said.at(-1)).toMatchObject({ type: 'done', moves: ['mark 1 a1 a2'] });
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

  it('of the last turn are not known where the line was cut as it ended', async () => {
    const { wire, session } = sitting();
    wire.tell(view({ version: 2, news, table: table({ turn: 1 }) }));
    await vi.waitFor(() => expect(session.view?.version).toBe(2));
    wire.tell(view({ version: 3, table: table({ turn: 1 }) }));
    expect(session.recent).toEqual(news);

    wire.tell(view({ version: 9, table: table({ turn: 2 }) }));

    expect(session.recent).toEqual([]);
  });

  it.each(['full', 'reduced'] as const)('are shown step by step with %s motion', async (motion) => {
    set('motion', motion);
    set('pace', 'normal');
    const { wire, session } = sitting();
    const steps: string[] = [];
    session.onstep = ({ type }) => {
      steps.push(type);
      return undefined;
    };

    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1, expedition: 'T4' }), news }));
    expect(session.playing).toBe(true);
    expect(session.shown?.turn).toBe(0);
    await vi.waitFor(() => expect(session.step?.type).toBe('marked'));
    session.skip();
    await vi.waitFor(() => expect(session.playing).toBe(false));

    expect(session.shown?.turn).toBe(1);
  });

  it('wait for the player where that is set, and come one by one', async () => {
    set('motion', 'full');
    set('pace', 'tap');
    const { wire, session } = sitting();
    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1, expedition: 'T4' }), news }));
    await vi.waitFor(() => expect(session.step?.type).toBe('marked'));

    session.next();
    await vi.waitFor(() => expect(session.step?.type).toBe('revealed'));
    expect(session.playing).toBe(true);
    session.next();

    await vi.waitFor(() => expect(session.playing).toBe(false));
    expect(session.step).toBeNull();
  });

  it('of one player go on by themselves up to the last, which waits', async () => {
    set('pace', 'tap');
    const { wire, session } = sitting();
    const row: View['news'] = [
      { type: 'passed', seat: 1 },
      { type: 'cup', seat: 1, row: 1, points: 0 },
      { type: 'passed', seat: 0 },
    ];
    vi.useFakeTimers();
    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1 }), news: row }));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(session.step).toEqual(row[1]);
    session.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.step).toEqual(row[2]);
    session.skip();
    vi.useRealTimers();
  });

  it('that have come meanwhile are skipped with the others', async () => {
    set('motion', 'full');
    set('pace', 'tap');
    const { wire, session } = sitting();
    wire.tell(view({ version: 2, number: 2, table: table({ turn: 1, expedition: 'T4' }), news }));
    wire.tell(view({ version: 3, news: [{ type: 'passed', seat: 1 }] }));

    session.skip();

    await vi.waitFor(() => expect(session.view?.version).toBe(3));
    expect(session.playing).toBe(false);
  });

  it('come one by one where nothing moves, too, if the player wants that', async () => {
    set('pace', 'tap');
    const { wire, session } = sitting();

    wire.tell(view({ version: 2, number: 2, news }));

    await vi.waitFor(() => expect(session.step?.type).toBe('marked'));
    session.skip();
    await vi.waitFor(() => expect(session.playing).toBe(false));
  });
});

describe('an action', () => {
  it('is unanswered until the server has it', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 a2']);
    expect(session.unanswered).toBe(true);

    wire.tell(pencilled(['mark 1 a1 a2']));

    expect(session.unanswered).toBe(false);
  });
});

describe('a table with others', () => {
  const away = [
    { here: true, stand_in: null, grace: null },
    { here: false, stand_in: null, grace: null },
  ];

  it('shows who is ready without touching the pencil', () => {
    const { wire, session } = sitting();
    session.write(['mark 1 a1 b1']);

    wire.tell({ type: 'waiting', version: 7, waiting: [0] });

    expect(session.view).toMatchObject({ version: 7, waiting: [0], number: 1 });
    expect(session.pencil).toEqual(['mark 1 a1 b1']);
  });

  it('shows who is ready in the turn that is still being told', async () => {
    set('pace', 'normal');
    const { wire, session } = sitting();
    const news: View['news'] = [{ type: 'revealed', expedition: 'T4', turn: 1 }];
    wire.tell(view({ version: 2, number: 2, news, seats: away }));
    wire.tell({ type: 'waiting', version: 3, waiting: [0] });
    expect(session.seats).toEqual(away);
    expect(session.view?.waiting).toEqual([0, 1]);

    session.skip();
    await vi.waitFor(() => expect(session.view?.version).toBe(3));

    expect(session.view?.waiting).toEqual([0]);
  });

  it('knows who is here, and for whom a bot plays', () => {
    const { wire, session } = sitting();
    expect(session.asked).toBe(true);

    wire.tell({
      type: 'presence',
      seats: [{ here: true, stand_in: 'mate', grace: null }, ...away.slice(1)],
    });

    expect(session.asked).toBe(false);
    expect(session.seats[1]?.here).toBe(false);
  });

  it('counts down how long those who are away have to come back', () => {
    vi.useFakeTimers();
    const { wire, session } = sitting();
    const seats = [away[0] ?? view().seats[0], { here: false, stand_in: null, grace: 12.3 }];
    wire.tell({ type: 'presence', seats: seats.flatMap((seat) => seat ?? []) });
    expect([0, 1, 2].map((seat) => session.graces.left(seat))).toEqual([0, 13, 0]);

    vi.advanceTimersByTime(12_000);
    expect(session.graces.left(1)).toBe(1);
    vi.advanceTimersByTime(1000);

    expect(session.graces.left(1)).toBe(0);
    session.close();
    vi.useRealTimers();
  });

  it('counts the time from the moment that it was told', () => {
    vi.useFakeTimers();
    const { wire, session } = sitting(view({ clock: 60, left: 42 }));
    vi.advanceTimersByTime(2000);
    expect(session.clock.left).toBe(40);

    wire.tell(view({ clock: 60, left: null }));

    expect(session.clock.left).toBeNull();
    session.close();
    vi.useRealTimers();
  });

  it('tells who only watches from who plays, and who plays alone', () => {
    const players = [player('Ana'), player('Mate', { bot: 'mate' })];

    expect(sitting(view({ table: table({ players }) })).session.withOthers).toBe(false);
    expect(sitting().session.withOthers).toBe(true);
    expect(sitting().session.watches).toBe(false);
    expect(sitting(view({ mine: [], seat: null, legal: [] })).session.watches).toBe(true);
  });

  it('is over when it is left, too', () => {
    const { session } = sitting(view({ abandoned: true }));

    expect(session.over).toBe(true);
    expect(session.acting).toEqual([]);
  });

  it('keeps the pencil when a remark is refused', () => {
    const { wire, session } = sitting();
    session.chat.draft = 'hello';
    session.chat.say(0);
    session.write(['mark 1 a1 b1']);

    wire.tell({ type: 'refused', why: 'not so fast', said: NO_MOVE, again: false });

    expect(session.pencil).toEqual(['mark 1 a1 b1']);
    expect(session.refused?.why).toBe('not so fast');
  });

  it('keeps what was confirmed while the server cannot store it', () => {
    const { wire, session } = sitting(written(['mark 1 a1 b1']));
    session.done();

    wire.tell({ type: 'refused', why: 'the disk is full', said: NO_MOVE, again: true });

    expect(session.sent).toBe(true);
    expect(session.pencil).toEqual(['mark 1 a1 b1']);
  });
});

describe('before the game', () => {
  beforeEach(() => localStorage.clear());

  it('the room is shown until the first view', () => {
    const wire = new FakeWire();
    const session = new Session('g', () => wire);
    wire.open();
    wire.tell(room());
    expect(session.room?.seats).toHaveLength(2);

    wire.tell(view());

    expect(session.room).toBeNull();
    expect(session.view?.game).toBe('g');
  });

  it('this browser gives its part to the deal, each word once', () => {
    const wire = new FakeWire();
    new Session('g', () => wire);
    wire.open();

    for (const over of [{ committed: [] }, { version: 2, committed: [] }]) wire.tell(room(over));
    for (const version of [3, 4]) wire.tell(room({ version, called: true }));

    const mine = kept('g');
    expect(wire.said).toEqual([
      { type: 'commit', seat: 0, commitment: mine?.commitment },
      { type: 'disclose', seat: 0, random: mine?.random },
    ]);
  });

  it('the first commitment that was shown is remembered', () => {
    const wire = new FakeWire();
    new Session('g', () => wire);
    wire.open();
    wire.tell(room({ commitment: 'first' }));
    wire.tell(view({ commitment: 'second' }));

    expect(recall('g')).toMatchObject({ commitment: 'first', before: true });
    sitting(view({ game: 'h' }));
    expect(recall('h')).toMatchObject({ commitment: 'c0', before: false });
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

  it('pass over who lets a bot play', () => {
    const seats = [
      { here: true, stand_in: 'mate', grace: null },
      { here: true, stand_in: null, grace: null },
    ];

    expect(sitting(view({ ...both, seats })).session.handOver).toBe(1);
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

  it('complains only for a while', () => {
    vi.useFakeTimers();
    const { session, marking } = sitting();
    marking.place({ slot: 2, point: { column: 0, row: 0 } });
    expect(marking.complaint?.key).toBe('not-here');

    vi.advanceTimersByTime(2600);

    expect(marking.complaint).toBeNull();
    session.close();
    vi.useRealTimers();
  });

  describe('where it does not fit', () => {
    /** The pattern fits on the first treasure only, and somebody taps on the second. */
    function refused() {
      const sat = sitting();
      sat.marking.place({ slot: 2, point: { column: 0, row: 0 } });
      expect(sat.marking.complaint?.key).toBe('not-here');
      return sat;
    }

    it('says so until one square is chosen', () => {
      const { marking } = refused();

      marking.toggleSingle();

      expect(marking.complaint).toBeNull();
    });

    it('says so until a place is pointed at where it fits', () => {
      const { marking } = refused();
      marking.point(2, { column: 1, row: 1 });
      expect(marking.complaint).not.toBeNull();

      marking.point(1, { column: 0, row: 0 });

      expect(marking.complaint).toBeNull();
    });
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
