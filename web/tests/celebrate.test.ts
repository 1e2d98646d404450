import { expect, it } from 'vitest';

import { inwards } from '../src/table/celebrate.svelte';

it('a text stays where it belongs, and moves inwards where the screen ends', () => {
  expect(inwards(195, 270, 390)).toBe(0);
  expect(inwards(319, 270, 390)).toBe(-64);
  expect(inwards(40, 270, 390)).toBe(95);
});
