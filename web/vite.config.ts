import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { ENGINE, engine } from './engine/plugin.ts';
import { shell } from './shell.ts';

const VERSION = /^version = "(.*)"$/m.exec(readFileSync('../pyproject.toml', 'utf-8'))?.[1] ?? '';

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
  plugins: [svelte(), engine(VERSION), shell()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: `${ENGINE}[name]-[hash].js`,
        chunkFileNames: `${ENGINE}[name]-[hash].js`,
        assetFileNames: `${ENGINE}[name]-[hash][extname]`,
      },
    },
  },
  // The page is at the root of its server or in a folder of a file host; its parts find each other.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
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
