import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Connection, type ConnectionState } from '../src/game/connection';
import { answers, isSaid } from '../src/game/unanswered';
import type {
  ClientMessage,
  Fill,
  Free,
  Pencil,
  Presence,
  Say,
  ServerMessage,
} from '../src/protocol';
import { room } from './rooms';
import { pencilled, view } from './views';
import { FakeWire } from './wire';

const pencil: Pencil = { type: 'pencil', seat: 0, number: 1, moves: ['mark 1 a1 b1'] };
const hello: Say = { type: 'say', seat: 0, number: 0, text: 'hello' };
const SAID = { key: 'refusal-not-stored', arguments: {} };
const here: Presence = { type: 'presence', seats: view().seats };

function made() {
  const wires: FakeWire[] = [];
  const states: ConnectionState[] = [];
  const heard: [ServerMessage['type'], ClientMessage?][] = [];
  const line = new Connection({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    hear: ({ type }, refused) => heard.push(refused ? [type, refused] : [type]),
    changed: (state) => states.push(state),
    random: () => 1,
  });
  const wire = (): FakeWire => wires.at(-1) ?? new FakeWire();
  return { line, wires, wire, states, heard };
}

/** A line that is open. */
function opened() {
  const one = made();
  one.wire().open();
  return one;
}

/** Cut the line and let it mend. */
function mend({ wire }: ReturnType<typeof made>): void {
  wire().cut();
  vi.advanceTimersByTime(8000);
  wire().open();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a line that is cut', () => {
  it('mends itself, each time after a longer wait', () => {
    const { wires, wire, states } = made();
    const waits: number[] = [];

    for (let time = 0; time < 8; time++) {
      const tries = wires.length;
      wire().cut();
      const begin = Date.now();
      while (wires.length === tries) vi.advanceTimersToNextTimer();
      waits.push(Date.now() - begin);
    }

    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(states.at(-1)).toBe('cut');
    wire().open();
    expect(states.at(-1)).toBe('open');
  });

  it('comes back spread over some seconds where the server restarts, and says so', () => {
    const { wires, wire, states } = opened();

    wire().cut(1012);
    vi.advanceTimersByTime(2999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    wire().cut();

    expect(wires).toHaveLength(2);
    expect(states).toEqual(['open', 'restarting', 'restarting']);
    for (let time = 0; time < 8; time++) {
      vi.advanceTimersByTime(8000);
      wire().cut();
    }
    expect(states.at(-1)).toBe('cut');
  });

  it('leaves a server alone for a while that was told too much', () => {
    const { wires, wire } = opened();

    wire().cut(4429);
    vi.advanceTimersByTime(3999);

    expect(wires).toHaveLength(1);
  });

  it('tries at once when it is asked to', () => {
    const { line, wires, wire } = opened();
    wire().cut();

    line.retry();
    line.retry();
    vi.advanceTimersByTime(8000);

    expect(wires).toHaveLength(2);
  });

  it.each([
    [4404, 'lost'],
    [4409, 'damaged'],
  ])('gives up with code %d', (code, state) => {
    const { line, wires, wire, states } = made();

    wire().cut(code);
    vi.advanceTimersByTime(60_000);
    line.retry();

    expect(states).toEqual([state]);
    expect(wires).toHaveLength(1);
  });

  it('hangs up while the page sleeps, and goes on when it wakes', () => {
    const { line, wires, wire } = opened();

    line.sleep();
    vi.advanceTimersByTime(60_000);
    expect(wire().closed).toBe(true);
    expect(wires).toHaveLength(1);
    line.retry();

    expect(wires).toHaveLength(2);
  });

  it('tries no more once it is closed', () => {
    const { line, wires, wire } = opened();

    line.close();
    vi.advanceTimersByTime(60_000);

    expect(wire().closed).toBe(true);
    expect(wires).toHaveLength(1);
  });
});

describe('a line that died without a word', () => {
  it('is known by its silence', () => {
    const { wires, wire, states } = opened();

    vi.advanceTimersByTime(30_000);
    wire().tell(here);
    vi.advanceTimersByTime(44_999);
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(1);

    expect(states).toEqual(['open', 'cut']);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
  });

  it('is not waited for where it never opens', () => {
    const { wires, wire } = made();

    vi.advanceTimersByTime(10_250);

    expect(wires[0]?.closed).toBe(true);
    expect(wires).toHaveLength(2);
    wire().open();
    vi.advanceTimersByTime(11_000);
    expect(wires).toHaveLength(2);
  });

  it('is tried at once by who comes back to a page that was silent for long', () => {
    const { line, wires } = opened();

    vi.advanceTimersByTime(20_000);
    line.retry();
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    line.retry();

    expect(wires).toHaveLength(2);
  });

  it('is tried at once by who wakes a device that slept, though no other clock ran on', () => {
    const { line, wires } = opened();

    vi.setSystemTime(Date.now() + 25_000);
    line.retry();

    expect(wires).toHaveLength(2);
  });

  it('is not listened to any more', () => {
    const { line, wires, heard, wire } = opened();
    vi.advanceTimersByTime(25_000);
    line.retry();
    wire().open();

    wires[0]?.tell(view());
    wires[0]?.cut();

    expect(heard).toEqual([]);
    expect(wires).toHaveLength(2);
  });
});

describe('what was said', () => {
  it('is said again where it was not answered, after who sits there', () => {
    const one = opened();
    one.line.say({ type: 'sit', seat: 0 });
    one.line.say(hello);
    one.line.say(pencil);

    mend(one);

    expect(one.wire().said).toEqual([{ type: 'sit', seat: 0 }, hello, pencil]);
  });

  it('is not said again where it was answered', () => {
    const one = opened();
    const { line, wire } = one;
    for (const message of [pencil, hello]) line.say(message);
    line.say({ type: 'hand_over', seat: 0, of: 1 });
    wire().tell(view({ pencil: pencil.moves }));
    wire().tell({
      type: 'remarks',
      remarks: [{ seat: 0, name: 'Ana', number: 0, text: 'hello', reaction: null }],
    });
    wire().tell({
      type: 'presence',
      seats: [
        { here: true, stand_in: null, grace: null },
        { here: false, stand_in: 'sailor', grace: null },
      ],
    });

    mend(one);

    expect(wire().said).toEqual([]);
  });

  it('gives way to a newer word on the same, and to that only', () => {
    const one = opened();
    const done: ClientMessage = { ...pencil, type: 'done' };
    const other: ClientMessage = { ...pencil, seat: 1 };
    for (const message of [pencil, other, hello, done]) one.line.say(message);

    mend(one);

    expect(one.wire().said).toEqual([other, hello, done]);
  });

  it('is carried when it was said while the line was cut', () => {
    const { line, wire } = made();
    line.say(pencil);

    wire().open();

    expect(wire().said).toEqual([pencil]);
  });

  it('is forgotten when it is refused, the oldest first', () => {
    const one = opened();
    one.line.say(hello);
    one.line.say(pencil);
    one.wire().tell({ type: 'refused', why: 'no', said: SAID, again: false });

    mend(one);

    expect(one.heard).toEqual([['refused', hello]]);
    expect(one.wire().said).toEqual([pencil]);
  });

  it('is said again after a while when the server could not store it', () => {
    const { line, wire } = opened();
    line.say(pencil);

    for (let time = 1; time < 4; time++) {
      wire().tell({ type: 'refused', why: 'the disk is full', said: SAID, again: true });
      vi.advanceTimersByTime(4000);
      expect(wire().said).toHaveLength(time + 1);
    }
    wire().tell(view({ pencil: pencil.moves }));
    vi.advanceTimersByTime(20_000);

    expect(wire().said).toHaveLength(4);
  });
});

describe('an answer', () => {
  const said = <Message extends ClientMessage>(message: Message): Message => message;

  it('to an action is known by seat, number and pencil', () => {
    expect(answers(view({ number: 2 }), pencil)).toBe(true);
    expect(answers(view({ pencil: ['mark 1 a1 a2'] }), pencil)).toBe(false);
    expect(answers(view({ seat: 1, number: 9 }), pencil)).toBe(false);
    expect(answers(view(), { ...pencil, type: 'done' })).toBe(false);
  });

  it('to pencil marks may be short', () => {
    expect(answers(pencilled(pencil.moves), pencil)).toBe(true);
    expect(answers(pencilled([], { number: 2 }), pencil)).toBe(true);
    expect(answers(pencilled([], { number: 2 }), { ...pencil, type: 'done' })).toBe(true);
    expect(answers(pencilled(['mark 1 a1 a2']), pencil)).toBe(false);
    expect(answers(pencilled(pencil.moves, { seat: 1 }), pencil)).toBe(false);
    expect(answers(pencilled(pencil.moves), { ...pencil, type: 'done' })).toBe(false);
    expect(answers(pencilled(pencil.moves), hello)).toBe(false);
  });

  it('to the wish to leave is the list of those who would', () => {
    const leave = said({ type: 'give_up', seat: 0 });

    expect(answers(view(), leave)).toBe(false);
    expect(answers(view({ gave_up: [0] }), leave)).toBe(true);
    expect(answers(view({ abandoned: true }), leave)).toBe(true);
  });

  it('to taking a seat back is that no bot plays there, and that it would not stop', () => {
    const back = said({ type: 'take_back', seat: 1 });
    const seats = [
      { here: true, stand_in: null, grace: null },
      { here: true, stand_in: 'mate', grace: null },
    ];

    expect(answers(view({ seats }), back)).toBe(false);
    expect(answers(view({ gave_up: [1] }), back)).toBe(false);
    expect(answers(here, back)).toBe(false);
    expect(answers(view(), back)).toBe(true);
  });

  it('before the game is what the room shows, or that the game has begun', () => {
    const commit = said({ type: 'commit', seat: 0, commitment: '' });
    const call = said({ type: 'call', seat: 0 });
    const disclose = said({ type: 'disclose', seat: 0, random: '' });

    expect([commit, call, disclose].map((one) => answers(room({ committed: [] }), one))).toEqual([
      false,
      false,
      false,
    ]);
    expect(answers(room({ committed: [0] }), commit)).toBe(true);
    expect(answers(room({ called: true }), call)).toBe(true);
    expect(answers(room({ called: true }), disclose)).toBe(false);
    expect([commit, call, disclose].every((one) => answers(view(), one))).toBe(true);
  });

  it('to filling or freeing a seat is who sits there', () => {
    const fill = said<Fill>({ type: 'fill', seat: 0, of: 1, bot: 'mate', name: 'Mate' });
    const free = said<Free>({ type: 'free', seat: 0, of: 0 });

    expect(answers(room(), fill)).toBe(false);
    expect(answers(room(), { ...fill, of: 0 })).toBe(true);
    expect(answers(room(), free)).toBe(false);
    expect(answers(room(), { ...free, of: 1 })).toBe(true);
  });
});

describe('a remark', () => {
  it('is what was said, though the server makes spaces of letters that are invisible', () => {
    const text = 'a\u115Fb\u1160c\u3164d\uFFA0e';

    expect(
      isSaid(
        { seat: 0, name: 'Ana', number: 0, text: 'a b c d e', reaction: null },
        { ...hello, text },
      ),
    ).toBe(true);
  });
});
