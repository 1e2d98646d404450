/**
 * Starts Python, imports all that runs in the page, and writes its memory to `made/`: the page begins from there in
 * a moment. Beside it lies Python itself; both are packed here, so that no host has to. Nothing is done if the sources
 * are those of the last time. Run by `npm run build`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { pythonFiles } from './sources.js';

// Python adds a trampoline to its table of functions where the browser can run one. WebKit cannot, so a memory with it
// would start nowhere there: this one is made as on an iPhone, and starts everywhere.
Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' });
const { loadPyodide, version } = await import('pyodide');

const HERE = dirname(fileURLToPath(import.meta.url));
const MADE = join(HERE, 'made');
const PYTHON = createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm');
const FROM = join(MADE, 'made-from.txt');

const sources = pythonFiles();
const hash = createHash('sha256')
  .update(version)
  .update(readFileSync(fileURLToPath(import.meta.url)));
for (const [name, text] of sources) hash.update(`${name}\0${text}\0`);
const madeFrom = hash.digest('hex');

async function snapshot() {
  const python = await loadPyodide({ _makeSnapshot: true });
  for (const [name, text] of sources) {
    const path = `/engine/${name}`;
    python.FS.mkdirTree(dirname(path));
    python.FS.writeFile(path, text);
  }
  python.runPython(`
    import sys
    sys.path.insert(0, "/engine")
    import silvergold.browser.imports
  `);
  return python.makeMemorySnapshot();
}

if (!existsSync(FROM) || readFileSync(FROM, 'utf-8') !== madeFrom) {
  mkdirSync(MADE, { recursive: true });
  for (const [name, bytes] of [
    ['pyodide.asm.wasm.gz', readFileSync(PYTHON)],
    ['snapshot.gz', await snapshot()],
  ])
    writeFileSync(join(MADE, name), gzipSync(bytes, { level: 9 }));
  writeFileSync(FROM, madeFrom);
}
