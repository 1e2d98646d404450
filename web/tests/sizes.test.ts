import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import Icon from '../src/art/Icon.svelte';

const SRC = join(import.meta.dirname, '../src');
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SIZE = /(^|[\s;])(font|font-size|--[\w-]*size):[^;]*\dpx/;
// Letters in a drawing are as large as the drawing.
const DRAWING = /^(art\/|share\/Picture)/;
/** Small charts, which are as large as what they are drawn on. */
const CHARTS = ['table/Players.svelte'];
const DRAWN = /(^|[\s>,])text\b/;

function sized(file: string): string[] {
  const css = readFileSync(join(SRC, file), 'utf-8').split('<style>').at(-1) ?? '';
  return [...css.matchAll(RULE)]
    .filter(([, selector = '', rule = '']) => SIZE.test(rule) && !DRAWN.test(selector))
    .map(([, selector = '']) => `${file}: ${selector.trim()}`);
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter(
  (file) => /\.(svelte|css)$/.test(file) && !DRAWING.test(file),
);

test('letters have no size in pixels, so that they grow with the text that the reader sets', () => {
  expect(files.length).toBeGreaterThan(50);

  expect(files.flatMap(sized)).toEqual([]);
});

test('icons grow with it, too', () => {
  const { container } = render(Icon, { name: 'done', size: 20 });
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('1.25rem');

  const inPixels = files.filter((file) =>
    /<svg[^>]* width="\d+"|--\w+-icon: \d+px/.test(readFileSync(join(SRC, file), 'utf-8')),
  );
  expect(inPixels).toEqual(CHARTS);
});
