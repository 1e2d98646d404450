/**
 * The engine: Python with the tables of the server, in a worker of its own. It answers the same requests and carries
 * the same messages as a server; games are kept in the browser's database.
 */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';

import { loaded, TOTAL } from './files';
import { Kernel } from './kernel';
import type { FromEngine, ToEngine } from './messages';
import { Shelf } from './shelf';

declare const VERSION: string;

/** What `silvergold.browser.main` offers to the page. */
interface Host {
  answer: (method: string, path: string, body: string) => Promise<[number, string]>;
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

const EMPTY_ARCHIVE = 'data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==';
const NOTHING = { info: {}, packages: {} };

function post(message: FromEngine): void {
  self.postMessage(message);
}

async function start(): Promise<Host> {
  let bytes = 0;
  const grown = (more: number) => post({ type: 'progress', loaded: (bytes += more), total: TOTAL });
  const [wasm, packed, shelf] = await Promise.all([
    loaded('python.wasm', grown),
    loaded('snapshot.gz', grown),
    Shelf.open(),
  ]);
  const memory = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  const plain = self.fetch;
  self.fetch = (input, init) =>
    String(input).endsWith('pyodide.asm.wasm') ? Promise.resolve(wasm) : plain(input, init);
  const python = await loadPyodide({
    indexURL: self.location.origin,
    stdLibURL: EMPTY_ARCHIVE,
    lockFileContents: JSON.stringify(NOTHING),
    packageBaseUrl: self.location.origin,
    createPyodideModule,
    _loadSnapshot: new Response(memory).arrayBuffer(),
  });
  self.fetch = plain;
  const begin = python.runPython('from silvergold.browser.main import start; start') as Start;
  const kernel = new Kernel();
  return begin(shelf, (question) => kernel.ask(question), VERSION);
}

const host = start();
host.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', why: String(error) }),
);

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
      const [status, answer] = await (await host).answer(method, path, body);
      return post({ type: 'answer', id, status, body: answer });
    }
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
