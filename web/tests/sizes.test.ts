import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SIZE = /(^|[\s;])(font|font-size|--[\w-]*size):[^;]*\dpx/;
// Letters in a drawing are as large as the drawing.
const DRAWING = /^(art\/|share\/Picture)/;
const DRAWN = /(^|[\s>,])text\b/;

function sized(file: string): string[] {
  const css = readFileSync(join(SRC, file), 'utf-8').split('<style>').at(-1) ?? '';
  return [...css.matchAll(RULE)]
    .filter(([, selector = '', rule = '']) => SIZE.test(rule) && !DRAWN.test(selector))
    .map(([, selector = '']) => `${file}: ${selector.trim()}`);
}

test('letters have no size in pixels, so that they grow with the text that the reader sets', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter(
    (file) => /\.(svelte|css)$/.test(file) && !DRAWING.test(file),
  );
  expect(files.length).toBeGreaterThan(50);

  expect(files.flatMap(sized)).toEqual([]);
});
