import { beforeAll, describe, expect, test } from 'vitest';

import { comparedWithFirst } from '../src/ending/verdict';
import { seatsFor } from '../src/review/playOn';
import { read } from '../src/route.svelte';
import { speak } from '../src/text/fluent.svelte';
import { player } from './views';

const ME = { name: 'Ana' };

describe('who plays on', () => {
  test('bots that the record names play again, at their level', () => {
    expect(seatsFor(['Hugo', 'Olaf', 'Isolde'], 0, ME)).toEqual([
      ME,
      { name: 'Olaf', bot: 'sailor' },
      { name: 'Isolde', bot: 'legend' },
    ]);
  });

  test('a captain plays for a person', () => {
    expect(seatsFor(['Ana', 'Hugo'], 1, ME)).toEqual([{ name: 'Marta', bot: 'captain' }, ME]);
  });

  test('a level is a name, too, and everybody is somebody else', () => {
    expect(seatsFor(['mate', 'mate 2', 'Ida', 'Jo'], 3, ME)).toEqual([
      { name: 'Ada', bot: 'mate' },
      { name: 'Rufus', bot: 'mate' },
      { name: 'Marta', bot: 'captain' },
      ME,
    ]);
  });
});

describe('the end', () => {
  beforeAll(() => speak('en'));

  test.each([
    [107, '12 points more than the first time'],
    [96, '1 point more than the first time'],
    [90, '5 points fewer than the first time'],
    [95, 'As many points as the first time'],
  ])('%i points against 95', (total, said) => {
    const players = [player('Ana', { score: { ...player('').score, total } }), player('Bo')];
    expect(comparedWithFirst([95, 80], players, 0)).toBe(said);
  });
});

test('a record from a file has a review', () => {
  expect(read('/review')).toEqual({ screen: 'review' });
  expect(read('/game/g/review', '#key=k')).toEqual({ screen: 'review-of', game: 'g', key: 'k' });
});
