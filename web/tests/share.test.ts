import { render } from '@testing-library/svelte';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { CARD } from '../src/art/island';
import { columns, fitted, type Measure, PICTURE, rows, wrapped } from '../src/share/layout';
import Picture from '../src/share/Picture.svelte';
import { png } from '../src/share/png';
import { player } from './views';

const measure: Measure = (text, size) => [...text].length * size * 0.6;

describe('the layout of the picture', () => {
  it('has room for every name, in smaller type or cut', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (name) => {
        const line = fitted(name, 31, 200, measure);

        expect(measure(line.text, line.size)).toBeLessThanOrEqual(200);
        expect(line.size).toBeGreaterThanOrEqual(18);
      }),
    );
    expect(fitted('Ana', 31, 200, measure)).toEqual({ text: 'Ana', size: 31 });
    expect(fitted('W'.repeat(24), 31, 200, measure).text).toMatch(/^W+…$/);
  });

  it('breaks a long sentence once, where both lines are short', () => {
    expect(wrapped('Ana won.', 25, 820, measure)).toEqual([{ text: 'Ana won.', size: 25 }]);
    const lines = wrapped('one two three four five six '.repeat(4).trim(), 25, 820, measure);

    expect(lines).toHaveLength(2);
    for (const { text, size } of lines) expect(measure(text, size)).toBeLessThanOrEqual(820);
  });

  it('puts two to four sheets side by side inside its frame', () => {
    for (const players of [2, 3, 4]) {
      const places = columns(players);

      expect(places).toHaveLength(players);
      places.forEach(({ x, width }, at) => {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(x + width).toBeLessThanOrEqual(places[at + 1]?.x ?? PICTURE.width - 20);
      });
    }
  });

  it('keeps any number of islands inside their box', () => {
    const box = { width: 230, height: 128 };
    for (let cards = 0; cards <= 14; cards++) {
      const places = rows(cards, box, CARD);

      expect(places).toHaveLength(cards);
      for (const { x, y, width } of places) {
        expect(x + width).toBeLessThan(box.width + 0.01);
        expect(y + (width * CARD.height) / CARD.width).toBeLessThan(box.height + 0.01);
      }
    }
  });
});

describe('the picture', () => {
  it('names everybody, and gives the cup to all who share the win', () => {
    const players = ['Ana', 'Hugo', 'Ida', 'Max'].map((name) => player(name));
    const { container } = render(Picture, {
      players,
      result: { winners: [0, 2], tied: [0, 2], colour: null },
      measure,
    });

    expect([...container.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(
      players.map(({ name }) => name),
    );
    expect(container.querySelectorAll('.cup')).toHaveLength(2);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('is none where a style of this page cannot be read', async () => {
    const foreign = {
      get cssRules(): CSSRuleList {
        throw new DOMException('of another origin', 'SecurityError');
      },
    };
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
      foreign,
    ] as unknown as StyleSheetList);
    const { container } = render(Picture, {
      players: [player('Ana')],
      result: { winners: [0], tied: [0], colour: null },
      measure,
    });
    const drawing = container.querySelector('svg');

    expect(drawing && (await png(drawing))).toBeNull();
    vi.restoreAllMocks();
  });
});
