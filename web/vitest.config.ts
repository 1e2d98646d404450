import { readFile } from 'node:fs/promises';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** There is no server here to fetch catalogs from: each is its own address. */
function catalogs(): Plugin {
  return {
    name: 'catalogs',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!file.endsWith('.ftl') || !query.startsWith('url')) return null;
      const text = await readFile(file, 'base64');
      return `export default ${JSON.stringify(`data:text/plain;base64,${text}`)}`;
    },
  };
}

export default defineConfig({
  plugins: [catalogs(), svelte(), svelteTesting()],
  define: { ENGINE_FOLDER: "'engine'", ENGINE_SIZES: '{}' },
  server: { fs: { allow: ['..'] } },
  test: {
    testTimeout: 60_000, // on a busy machine; most need milliseconds
    environment: 'happy-dom',
    // The files leave nothing behind that harms another, and so take a third of the time.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/words.ts', 'tests/animations.ts'],
  },
});
