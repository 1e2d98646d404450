import { describe, expect, it } from 'vitest';

import { named } from '../src/game/squares';
import type { Legal } from '../src/protocol';
import { lessonOf, type Mark, shows } from '../src/tutorial/lessons';

const mark = (text: string, gains: Legal['gains'] = []): Mark => ({
  squares: named(text.split(' ')),
  gains,
});

describe('a lesson', () => {
  it('is shown by the marks that show it, however they were made', () => {
    expect(shows('turn', mark('a1 b1 c1'), 'I3')).toBe(false);
    expect(shows('turn', mark('a1 a2 a3'), 'I3')).toBe(true);
    expect(shows('mirror', mark('a1 b1 b2 b3'), 'L4')).toBe(true);
    expect(shows('mirror', mark('a1 b1 c1 c2'), 'L4')).toBe(false);
    expect(shows('mirror', mark('a1 a2 b1 b2'), 'O4')).toBe(false);
    expect(shows('place', mark('a1'), 'O4')).toBe(false);
    expect(shows('cup', mark('a1', [{ type: 'coin', row: 1, place: 3 }]), 'I2')).toBe(false);
    expect(shows('cup', mark('a1', [{ type: 'coin', row: 1, place: 4 }]), 'I2')).toBe(true);
  });

  it('that was missed is taken up again where its turn has nothing to show', () => {
    const upright = mark('a1 a2 a3');

    expect(lessonOf(3, ['place'], [upright], 'I3')).toBe('turn');
    expect(lessonOf(3, ['place', 'turn'], [upright], 'I3')).toBe(null);
    expect(lessonOf(3, [], null, 'I3')).toBe('cross');
  });
});
