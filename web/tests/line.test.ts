import { describe, expect, it } from 'vitest';

import { answers, Line, type LineState } from '../src/game/line';
import type { Pencil, ServerMessage } from '../src/protocol';
import { view } from './views';
import { FakeWire } from './wire';

const pencil: Pencil = { type: 'pencil', seat: 0, number: 1, moves: ['mark 1 a1 b1'] };

function made() {
  const wires: FakeWire[] = [];
  const states: LineState[] = [];
  const heard: ServerMessage[] = [];
  const waits: { act: () => void; time: number }[] = [];
  const line = new Line({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    later: (act, time) => {
      waits.push({ act, time });
      return () => undefined;
    },
    random: () => 1,
  });
  return { line, wires, states, heard, waits };
}

describe('a line', () => {
  it('mends itself, each time after a longer wait', () => {
    const { wires, states, waits } = made();

    for (let time = 0; time < 8; time++) {
      wires.at(-1)?.cut();
      waits.at(-1)?.act();
    }

    expect(waits.map((wait) => wait.time)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(states.at(-1)).toBe('cut');
    wires.at(-1)?.open();
    expect(states.at(-1)).toBe('open');
  });

  it('says again what was not answered, after who sits there', () => {
    const { line, wires, waits } = made();
    wires[0]?.open();
    line.say({ type: 'sit', seat: 0 });
    line.say(pencil);

    wires[0]?.cut();
    waits[0]?.act();
    wires[1]?.open();

    expect(wires[1]?.said).toEqual([{ type: 'sit', seat: 0 }, pencil]);
  });

  it('says nothing again that was answered', () => {
    const { line, wires, waits } = made();
    wires[0]?.open();
    line.say(pencil);
    wires[0]?.tell(view({ pencil: pencil.moves }));

    wires[0]?.cut();
    waits[0]?.act();
    wires[1]?.open();

    expect(wires[1]?.said).toEqual([]);
  });

  it('carries what is said while it is cut', () => {
    const { line, wires } = made();
    line.say(pencil);

    wires[0]?.open();

    expect(wires[0]?.said).toEqual([pencil]);
  });

  it('gives up where there is no such game', () => {
    const { wires, states, waits } = made();

    wires[0]?.cut(4404);

    expect(states).toEqual(['lost']);
    expect(waits).toEqual([]);
  });

  it('tries no more once it is closed', () => {
    const { line, wires, waits } = made();

    line.close();
    wires[0]?.cut();

    expect(waits).toEqual([]);
  });

  it('knows an answer by seat, number and pencil', () => {
    expect(answers(view({ number: 2 }), pencil)).toBe(true);
    expect(answers(view({ pencil: ['mark 1 a1 a2'] }), pencil)).toBe(false);
    expect(answers(view({ seat: 1, number: 9 }), pencil)).toBe(false);
    expect(answers(view(), { ...pencil, type: 'done' })).toBe(false);
  });
});
