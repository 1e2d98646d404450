import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Announcer } from '../src/table/announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the announcer', () => {
  it('tells what happens in one moment together, and the last place pointed at', () => {
    const announcer = new Announcer();

    announcer.tell('Turn 2.');
    announcer.point('On a1.');
    announcer.point('On b1.');
    announcer.tell('Mark it.');
    vi.advanceTimersByTime(150);

    expect(announcer.said).toBe('Turn 2. Mark it. On b1.');
  });

  it('can say the same twice', () => {
    const announcer = new Announcer();
    announcer.tell('Taken back.');
    vi.advanceTimersByTime(6000);

    expect(announcer.said).toBe('');
  });

  it('keeps nothing behind the curtain', () => {
    const announcer = new Announcer();
    announcer.tell('Secret.');
    announcer.hush();
    vi.advanceTimersByTime(6000);

    expect(announcer.said).toBe('');
  });
});
