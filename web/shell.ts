import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { ENGINE } from './engine/plugin.ts';

const WORKER = 'worker.js';
const ENTRIES = { index: 'index.html', worker: 'worker/worker.ts' };

/** Builds the worker that keeps the page, and tells it this build and its parts by their hashes. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: ENTRIES,
          output: {
            entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle[ENTRIES.index];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('there is no shell');
      const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const engine = JSON.stringify(all.filter((name) => name.startsWith(ENGINE)).sort());
      const named = JSON.stringify(all.filter((name) => !name.startsWith(ENGINE)).sort());
      const build = createHash('sha256').update(named).update(page.source).digest('hex');
      worker.code = `const PARTS=${named},ENGINE=${engine},BUILD="${build.slice(0, 16)}";${worker.code}`;
    },
  };
}
