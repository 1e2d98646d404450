import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { shell } from './shell.ts';

/** The catalogs of all languages have the same names: theirs tell the language as well. */
function assetName({
  originalFileNames: [original = ''],
}: {
  originalFileNames: string[];
}): string {
  const language = /locales\/([\w-]+)\//.exec(original)?.[1];
  return language
    ? `assets/words-${language}-[name]-[hash][extname]`
    : 'assets/[name]-[hash][extname]';
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: '../src/silvergold/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: { assetFileNames: assetName },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } },
  },
});
