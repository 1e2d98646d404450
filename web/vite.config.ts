import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { shell } from './shell.ts';

/** What every screen says is one file for each language. */
function wordsOf(id: string): string | null {
  const [, language, name = ''] = /locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  return ['game', 'web', 'refusals', 'install'].includes(name) ? `words-${language}` : null;
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
      output: { codeSplitting: { groups: [{ name: wordsOf, debugName: 'words' }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } },
  },
});
