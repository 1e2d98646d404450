import { afterEach, describe, expect, it } from 'vitest';

import { set } from '../src/settings.svelte';
import {
  celebrate,
  celebrateThere,
  endMoments,
  handOver,
  inwards,
  landed,
  moments,
  openChapter,
} from '../src/table/celebrate.svelte';

it('a text stays where it belongs, and moves inwards where the screen ends', () => {
  expect(inwards(195, 270, 390)).toBe(0);
  expect(inwards(319, 270, 390)).toBe(-64);
  expect(inwards(40, 270, 390)).toBe(95);
});

const place = (x = 0): Element => {
  const element = document.createElement('i');
  element.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
  return element;
};

it('what is celebrated goes on elsewhere where its place is gone', () => {
  celebrate(place(), '+10');
  celebrateThere(place(100));

  expect(moments.all).toMatchObject([{ type: 'joy', text: '+10', x: 105, y: 5 }]);
  endMoments();
});

describe('a cup', () => {
  const won = (): void => handOver(0, 3, place(), place(), () => undefined);

  afterEach(() => {
    endMoments();
    set('motion', 'system');
  });

  it('is on the score card as soon as it has flown there', () => {
    set('motion', 'full');
    won();

    expect(landed([5, 3], 0)).toEqual([5]);
    expect(landed([4], 1)).toEqual([4]);
    endMoments();
    expect(landed([5, 3], 0)).toEqual([5, 3]);
  });

  it('is there at once where nothing moves', () => {
    set('motion', 'reduced');
    won();

    expect(landed([5, 3], 0)).toEqual([5, 3]);
  });

  it('knows the whole of the place that it flies to', () => {
    won();

    const [cup] = moments.all;
    expect(cup?.type === 'cup' && { ...cup.to }).toEqual({
      left: 0,
      top: 0,
      width: 10,
      height: 10,
    });
  });

  it('is seen for a moment there, too, and so are points and chapters', () => {
    set('motion', 'reduced');
    won();
    celebrate(place(), '+3');
    openChapter('Round 2 of 4', '', 2, 4);

    expect(moments.all.map(({ type, still }) => [type, still])).toEqual([
      ['cup', true],
      ['joy', true],
      ['chapter', true],
    ]);
  });
});
