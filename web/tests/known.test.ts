import { beforeEach, describe, expect, it } from 'vitest';

import { isHere, noteHere, noteMoved, playsHere } from '../src/engine/known';

describe('games of this device', () => {
  beforeEach(() => localStorage.clear());

  it('are those that were begun here, whatever their ids', () => {
    noteHere('here-abc');
    noteHere('here-abc');

    expect(isHere('here-abc')).toBe(true);
    expect(isHere('here-of-another-device')).toBe(false);
  });

  it('belong to the server once they have moved there', () => {
    noteHere('here-abc');
    noteHere('here-def');
    noteMoved('here-abc');

    expect(isHere('here-abc')).toBe(false);
    expect(isHere('here-def')).toBe(true);
    expect(playsHere()).toBe(true);
    noteMoved('here-def');
    expect(playsHere()).toBe(false);
  });
});
