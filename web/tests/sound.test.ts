import { afterEach, expect, it, vi } from 'vitest';

import { sounds } from '../src/sound';

const begin = vi.fn();
const context = { state: 'running', currentTime: 0, resume: vi.fn(() => Promise.resolve()) };

class FakeNode {
  gain = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (to: unknown): unknown => to;
  start = begin;
  stop = vi.fn();
}

afterEach(() => vi.unstubAllGlobals());

it('sounds that were interrupted begin again, and none is heard late', () => {
  vi.stubGlobal('AudioContext', function make() {
    return context;
  });
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  sounds.nope();
  expect(begin).toHaveBeenCalledTimes(1);

  context.state = 'interrupted';
  sounds.nope();
  expect(context.resume).toHaveBeenCalled();
  expect(begin).toHaveBeenCalledTimes(1);

  context.state = 'running';
  sounds.nope();
  expect(begin).toHaveBeenCalledTimes(2);
});
