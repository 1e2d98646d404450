import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What every file of the engine begins with: the shell is light without them. */
export const ENGINE = 'assets/engine-';

/** Python as it is published, and its memory; what is large is packed. Every host knows the kind of a .js file. */
const FILES = {
  'pyodide.js': require.resolve('pyodide/pyodide.mjs'),
  'pyodide.asm.js': require.resolve('pyodide/pyodide.asm.mjs'),
  'pyodide.asm.wasm.gz': new URL('made/pyodide.asm.wasm.gz', import.meta.url),
  'snapshot.gz': new URL('made/snapshot.gz', import.meta.url),
};

/** Lays Python beside the pages, in a folder that is named by its contents. */
export function engine(version: string): Plugin {
  const files = Object.entries(FILES).map(([name, path]) => [name, readFileSync(path)] as const);
  const hash = createHash('sha256');
  for (const [, bytes] of files) hash.update(bytes);
  const folder = `${ENGINE}${hash.digest('hex').slice(0, 12)}`;
  const sizes = Object.fromEntries(files.map(([name, bytes]) => [name, bytes.length]));
  return {
    name: 'engine',
    config: () => ({
      define: {
        ENGINE_FOLDER: JSON.stringify(folder),
        ENGINE_SIZES: JSON.stringify(sizes),
        VERSION: JSON.stringify(version),
      },
    }),
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
