/**
 * The engine: Python with the tables of the server, in a worker of its own. It answers the same requests and carries
 * the same messages as a server; games are kept in the browser's database.
 */
import type { loadPyodide } from 'pyodide';

import { info } from 'pyodide/pyodide-lock.json';

import { FOLDER, loaded, TOTAL } from './files';
import { Kernel } from './kernel';
import type { FromEngine, ToEngine } from './messages';
import { Shelf } from './shelf';

declare const VERSION: string;

/** What `silvergold.browser.main` offers to the page. */
interface Host {
  answer: (
    method: string,
    path: string,
    body: string,
    tell: (line: string) => boolean,
  ) => Promise<[number, string]>;
  connect: (
    game: string,
    write: (text: string) => void,
    close: (code: number, why: string) => void,
  ) => Promise<Socket | undefined>;
}

interface Socket {
  receive: (text: string) => Promise<void>;
  close: () => void;
  destroy: () => void;
}

type Start = (shelf: Shelf, ask: (question: string) => Promise<string>, version: string) => Host;

/** An archive without files: the library is in the memory already. */
const NO_LIBRARY = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);
const NO_PACKAGES = { info, packages: {} };

function post(message: FromEngine): void {
  self.postMessage(message);
}

type Factory = NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule'] & {};

interface Pyodide {
  loadPyodide: typeof loadPyodide;
}

async function start(): Promise<Host> {
  let bytes = 0;
  const grown = (more: number) => post({ type: 'progress', loaded: (bytes += more), total: TOTAL });
  const [wasm, memory, shelf, pyodide, module] = await Promise.all([
    loaded('pyodide.asm.wasm.gz', grown),
    loaded('snapshot.gz', grown),
    Shelf.open(),
    import(/* @vite-ignore */ `${FOLDER}pyodide.js`) as Promise<Pyodide>,
    import(/* @vite-ignore */ `${FOLDER}pyodide.asm.js`) as Promise<{ default: Factory }>,
  ]);
  post({ type: 'progress', loaded: TOTAL, total: TOTAL });
  const python = await withWasm(wasm, () =>
    pyodide.loadPyodide({
      indexURL: FOLDER,
      stdLibURL: `${FOLDER}library.zip`,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      packageBaseUrl: FOLDER,
      createPyodideModule: module.default,
      _loadSnapshot: memory,
    }),
  );
  const begin = python.runPython('from silvergold.browser.main import start; start') as Start;
  const kernel = new Kernel();
  return begin(shelf, (question) => kernel.ask(question), VERSION);
}

/** Python fetches its parts itself: it gets what was loaded with a bar to look at. */
async function withWasm<T>(wasm: ArrayBuffer, start: () => Promise<T>): Promise<T> {
  const plain = self.fetch;
  const headers = { 'content-type': 'application/wasm' };
  self.fetch = (input, init) => {
    const address = String(input);
    if (address.endsWith('.wasm')) return Promise.resolve(new Response(wasm, { headers }));
    if (address.endsWith('.zip')) return Promise.resolve(new Response(NO_LIBRARY));
    return plain(input, init);
  };
  try {
    return await start();
  } finally {
    self.fetch = plain;
  }
}

const host = start();
host.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', why: String(error) }),
);

/** Requests whose answer nobody waits for any more. */
const left = new Set<number>();
const sockets = new Map<number, Promise<Socket | undefined>>();

async function open(socket: number, game: string): Promise<Socket | undefined> {
  const { connect } = await host;
  post({ type: 'opened', socket });
  return connect(
    game,
    (text) => post({ type: 'said', socket, text }),
    (code) => post({ type: 'closed', socket, code }),
  );
}

async function hear(message: ToEngine): Promise<void> {
  switch (message.type) {
    case 'ask': {
      const { id, method, path, body } = message;
      try {
        const tell = (line: string): boolean => {
          post({ type: 'part', id, line });
          return !left.has(id);
        };
        const [status, answer] = await (await host).answer(method, path, body, tell);
        left.delete(id);
        return post({ type: 'answer', id, status, body: answer });
      } catch (error) {
        console.error(error);
        return post({ type: 'answer', id, status: 500, body: '{}' });
      }
    }
    case 'leave':
      left.add(message.id);
      return;
    case 'open':
      sockets.set(message.socket, open(message.socket, message.game));
      return;
    case 'say':
      await (await sockets.get(message.socket))?.receive(message.text);
      return;
    case 'close': {
      const socket = await sockets.get(message.socket);
      sockets.delete(message.socket);
      socket?.close();
      socket?.destroy();
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => void hear(data));
