import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Clock, minutes, shortly } from '../src/game/clock.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the clock', () => {
  it('counts whole seconds down to nothing', () => {
    const clock = new Clock();
    clock.set(2.4);
    const seen = [clock.left];

    for (const step of [399, 1, 1000, 1000, 5000]) {
      vi.advanceTimersByTime(step);
      seen.push(clock.left);
    }

    expect(seen).toEqual([3, 3, 2, 1, 0, 0]);
  });

  it('does not drift, however late its timers are', () => {
    const clock = new Clock();
    clock.set(60);

    vi.setSystemTime(Date.now() + 6300);
    vi.advanceTimersToNextTimer();

    expect(clock.left).toBe(53);
  });

  it('begins anew when the server says so, and stops', () => {
    const clock = new Clock();
    clock.set(10);
    vi.advanceTimersByTime(4000);
    clock.set(30);
    expect(clock.left).toBe(30);

    clock.stop();
    vi.advanceTimersByTime(4000);

    expect(clock.left).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls a turn short near its end', () => {
    expect([5, 20, 30, 60, 3600].map(shortly)).toEqual([1, 6, 10, 10, 10]);
    expect([7, 60, 3599].map(minutes)).toEqual(['0:07', '1:00', '59:59']);
  });
});
