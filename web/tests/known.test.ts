import { beforeEach, describe, expect, it } from 'vitest';

import { isHere, isMoved, noteMoved, notePlaysHere, playsHere } from '../src/engine/known';

describe('games of this device', () => {
  beforeEach(() => localStorage.clear());

  it('are known by their ids', () => {
    expect(isHere('here-abc')).toBe(true);
    expect(isHere('abc')).toBe(false);
  });

  it('belong to the server once they have moved there', () => {
    noteMoved('here-abc');

    expect(isMoved('here-abc')).toBe(true);
    expect(isHere('here-abc')).toBe(false);
    expect(isHere('here-def')).toBe(true);
  });

  it('are asked for only where something was ever played', () => {
    expect(playsHere()).toBe(false);
    notePlaysHere();
    expect(playsHere()).toBe(true);
  });
});
