import { describe, expect, it } from 'vitest';
import { DEFAULT_OPPONENT } from '../src/facts';
import { levelFor } from '../src/screens/newGame';

const LEVELS = ['gentle', DEFAULT_OPPONENT, 'fierce'];

describe('the level of a new game', () => {
  it('is the one last used', () => {
    expect(levelFor('fierce', LEVELS)).toBe('fierce');
  });

  it('is the usual one for somebody new, wherever it stands among the others', () => {
    expect(levelFor('', LEVELS)).toBe(DEFAULT_OPPONENT);
    expect(levelFor('', [...LEVELS].reverse())).toBe(DEFAULT_OPPONENT);
  });

  it('is the usual one if the one last used is gone', () => {
    expect(levelFor('cook', LEVELS)).toBe(DEFAULT_OPPONENT);
  });

  it('is the gentlest of a server that does not know the usual one', () => {
    expect(levelFor('cook', ['gentle', 'fierce'])).toBe('gentle');
    expect(levelFor('', [])).toBe('');
  });
});
