import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Session } from '../src/game/session';
import type { AtSeat, View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { Absences } from '../src/table/absences.svelte';
import { offer, playOn, wouldStop } from '../src/table/offer';
import { changes, doings } from '../src/table/presence';
import { askToNotify, forgetNotice, notifyOfTurn } from '../src/table/notifications';
import { player, table, view } from './views';
import { FakeWire } from './wire';

const HERE: AtSeat = { here: true, stand_in: null, grace: null };
const AWAY: AtSeat = { here: false, stand_in: null, grace: null };
const LEFT: AtSeat = { here: false, stand_in: null, grace: 8 };
const BOT: AtSeat = { here: false, stand_in: 'mate', grace: null };

function sitting(over: Partial<View> = {}) {
  const wire = new FakeWire();
  const session = new Session('g', () => wire);
  wire.open();
  wire.tell(view(over));
  return { wire, session };
}

/** Ana has acted, and waits for Hugo. */
const waiting: Partial<View> = { legal: [], waiting: [1] };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what each seat is doing', () => {
  const told = (over: Partial<View>): string[] =>
    doings(sitting(over).session).map((doing) => doing?.text ?? '');

  it('is told in words', () => {
    expect(told({})).toEqual(['choosing', 'choosing']);
    expect(told({ waiting: [1] })).toEqual(['ready', 'choosing']);
    expect(told({ seats: [HERE, AWAY] })).toEqual(['choosing', 'choosing, away']);
    expect(told({ seats: [HERE, BOT] })).toEqual(['choosing', 'choosing, bot playing']);
  });

  it('is one after the other where treasures are taken', () => {
    expect(told({ table: table({ phase: 'take' }), waiting: [1, 0] })).toEqual([
      'up next',
      'choosing',
    ]);
  });

  it('is nothing more while it is shown what all did at once', () => {
    set('pace', 'tap');
    const { wire, session } = sitting();

    wire.tell(view({ version: 2, number: 2, news: [{ type: 'passed', seat: 1 }] }));

    expect(session.step).not.toBeNull();
    expect(doings(session).map((doing) => doing?.text)).toEqual(['ready', 'ready']);
    set('pace', 'normal');
  });

  it('is never that a bot is away', () => {
    const players = [player('Ana'), player('Mate', { bot: 'mate' })];

    expect(told({ seats: [HERE, AWAY], table: table({ players }) })[1]).toBe('choosing');
  });

  it('is nothing once the game is over', () => {
    expect(told({ abandoned: true })).toEqual(['', '']);
  });

  it('is that another bot plays for a busy one', () => {
    const players = [player('Ana'), player('Flint', { bot: 'captain' })];
    const busy: AtSeat = { here: false, stand_in: 'sailor', grace: null };
    const over = { seats: [HERE, busy], table: table({ players }) };
    const { session } = sitting(over);

    expect(told(over)[1]).toBe('choosing, Sailor is filling in');
    expect(doings(session)[1]?.replaced).toBe('Sailor is filling in');
    const why = 'Flint is still getting ready, so Sailor moves meanwhile.';
    expect(doings(session)[1]?.why).toBe(why);
    expect(changes([HERE, AWAY], session)).toEqual([why]);
    expect(offer(session, new Absences())).toBeNull();
    expect(session.asked).toBe(true);
  });

  it('is told when a bot comes or goes', () => {
    const { session } = sitting({ seats: [HERE, BOT] });

    expect(changes([HERE, AWAY], session)).toEqual(['A bot is playing for Hugo.']);
    expect(changes([HERE, BOT], session)).toEqual([]);
    expect(changes([HERE, BOT], sitting().session)).toEqual(['Hugo has taken over again.']);
  });
});

describe('who is away', () => {
  const players = view().table.players;

  function looking(...looks: AtSeat[][]): Absences {
    const absences = new Absences();
    for (const seats of looks) {
      absences.look(seats, players, [0]);
      vi.advanceTimersByTime(15_000);
    }
    return absences;
  }

  it('shows only after a while, and not for oneself', () => {
    expect(looking([HERE, AWAY]).asked).toEqual([]);
    expect(looking([AWAY, AWAY], [AWAY, AWAY]).asked).toEqual([1]);
  });

  it('shows no more once they are back, or a bot plays', () => {
    expect(looking([HERE, AWAY], [HERE, HERE], [HERE, AWAY]).gone).toEqual([]);
    expect(looking([HERE, AWAY], [HERE, AWAY], [HERE, BOT]).gone).toEqual([]);
  });

  it('is not asked about again by who would rather wait, until they have been here', () => {
    const absences = looking([HERE, AWAY], [HERE, AWAY]);

    absences.wait(1);
    expect([absences.asked, absences.gone]).toEqual([[], [1]]);
    absences.look([HERE, HERE], players, [0]);
    absences.look([HERE, AWAY], players, [0]);
    vi.advanceTimersByTime(20_000);

    expect(absences.asked).toEqual([1]);
  });
});

describe('what is offered', () => {
  function offered(over: Partial<View>, ...gone: number[]) {
    const one = sitting(over);
    const absences = new Absences();
    absences.gone = gone;
    const found = offer(one.session, absences);
    return { ...one, found, absences, ids: found?.ways.map(({ id }) => id) };
  }

  it('is to go on without who is away, while nothing else is to be done', () => {
    const { wire, found, ids, absences } = offered(waiting, 1);
    expect(ids).toEqual(['wait', 'let-bot-play']);
    expect(offered({}, 1).found).toBeNull();
    expect(offered({ legal: [], waiting: [0] }, 1).found).toBeNull();

    for (const way of found?.ways ?? []) way.choose();

    expect(absences.asked).toEqual([]);
    expect(wire.said.at(-1)).toEqual({ type: 'hand_over', seat: 0, of: 1 });
  });

  it('waits as long as who is away may come back', () => {
    const { found, session, absences } = offered({ ...waiting, seats: [HERE, LEFT] }, 1);
    expect(found?.ways.map(({ wait }) => wait)).toEqual([undefined, 8]);

    vi.advanceTimersByTime(8000);

    expect(offer(session, absences)?.ways.at(-1)?.wait).toBe(0);
  });

  it('is to take over again where a bot plays', () => {
    const { wire, found, ids } = offered({ seats: [BOT, AWAY] }, 1);
    expect(ids).toEqual(['play-again']);

    found?.ways[0]?.choose();

    expect(wire.said.at(-1)).toEqual({ type: 'take_back', seat: 0 });
  });

  it('is to agree to stop, to who has not', () => {
    const { wire, found } = offered({ ...waiting, gave_up: [1] });
    expect(found?.text).toBe('Hugo would like to end the game.');
    expect(offered({ ...waiting, gave_up: [0] }).found).toBeNull();
    expect(wouldStop(sitting({ ...waiting, gave_up: [0, 1] }).session)).toBe(
      'Hugo would like to end the game. You’ve asked to end the game.',
    );

    found?.ways[0]?.choose();

    expect(wire.said.at(-1)).toEqual({ type: 'give_up', seat: 0 });
  });

  it('may be declined after all by who would have stopped', () => {
    const { wire, session } = sitting({ ...waiting, gave_up: [0, 1] });

    playOn(session);

    expect(wire.said.at(-1)).toEqual({ type: 'take_back', seat: 0 });
  });

  it('is nothing to who watches, and nothing at the end', () => {
    expect(offered({ ...waiting, mine: [], seat: null }, 1).found).toBeNull();
    expect(offered({ ...waiting, abandoned: true }, 1).found).toBeNull();
  });
});

describe('a notice of one’s turn', () => {
  const shown: { title: string; body: string | undefined; open: boolean }[] = [];

  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission = (): Promise<NotificationPermission> =>
      Promise.resolve(FakeNotification.permission);
    private readonly one: (typeof shown)[number];

    constructor(title: string, { body }: NotificationOptions) {
      this.one = { title, body, open: true };
      shown.push(this.one);
    }

    close(): void {
      this.one.open = false;
    }
  }

  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal('Notification', FakeNotification);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes only to who turned it on and allowed it, and tells nothing of the cards', async () => {
    notifyOfTurn('g');
    set('notify', true);
    notifyOfTurn('g');
    expect(shown).toEqual([]);
    expect(await askToNotify()).toBe(false);

    FakeNotification.permission = 'granted';
    expect(await askToNotify()).toBe(true);
    notifyOfTurn('g');

    expect(shown).toEqual([
      { title: 'Your turn', body: 'The table is waiting for you.', open: true },
    ]);
    forgetNotice();
    expect(shown[0]?.open).toBe(false);
  });

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('Notification', undefined);

    expect(await askToNotify()).toBe(false);
    expect(() => notifyOfTurn('g')).not.toThrow();
  });
});
