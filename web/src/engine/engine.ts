import type { Socket } from '../game/connection';
import { FOLDER, LARGE } from './files';
import { progress } from './progress.svelte';
import type { FromEngine, ToEngine } from './messages';

interface Answer {
  status: number;
  body: string;
}

let worker: Worker | null = null;
let last = 0;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: () => void;
  hear: ((line: string) => void) | undefined;
}

const waiting = new Map<number, Waiting>();
const sockets = new Map<number, EngineSocket>();

/** Start the engine, unless it is there or on its way. */
export function wakeEngine(): void {
  if (worker) return;
  Object.assign(progress, { state: 'loading', share: 0 });
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => hear(data);
  worker.onerror = ({ message }) => giveUp(message);
}

/** Everything that was asked stays unanswered; the next who asks starts another engine. */
function giveUp(why: string): void {
  console.error(`The engine failed: ${why}`);
  Object.assign(progress, { state: 'failed', why });
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject();
  waiting.clear();
  for (const socket of [...sockets.values()]) socket.end(0);
}

const CACHE = 'silvergold-engine';

/** Whether an engine was kept, of this version or of one before it. */
export async function wasEngineKept(): Promise<boolean> {
  return 'caches' in globalThis && caches.has(CACHE);
}

/** Whether the engine of this version is kept, so that it starts without a connection. */
export async function isEngineKept(): Promise<boolean> {
  if (!(await wasEngineKept())) return false;
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(LARGE.map((name) => cache.match(FOLDER + name)));
  return !kept.includes(undefined);
}

/** Have the engine kept, for when there is no connection. */
export function keepEngine(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep the engine'));
}

function say(message: ToEngine): void {
  wakeEngine();
  worker?.postMessage(message);
}

function hear(message: FromEngine): void {
  switch (message.type) {
    case 'progress':
      progress.share = Math.min(1, message.loaded / message.total);
      return;
    case 'ready':
      progress.state = 'ready';
      return keepEngine();
    case 'failed':
      return giveUp(message.why);
    case 'answer':
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
      return;
    case 'part':
      waiting.get(message.id)?.hear?.(message.line);
      return;
    case 'opened':
      return sockets.get(message.socket)?.call('onopen', new Event('open'));
    case 'said':
      return sockets
        .get(message.socket)
        ?.call('onmessage', new MessageEvent('message', { data: message.text }));
    case 'closed':
      return sockets.get(message.socket)?.end(message.code);
  }
}

/** Ask the engine as one would ask a server. `hear` is told each line of what comes in several, until `signal`. */
export function askEngine(
  method: string,
  path: string,
  body: string,
  hear?: (line: string) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  const id = ++last;
  signal?.addEventListener('abort', () => {
    if (waiting.delete(id)) worker?.postMessage({ type: 'leave', id });
  });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject: () => reject(new Error('the engine is gone')), hear });
    say({ type: 'ask', id, method, path, body });
  });
}

/** A socket to a table of this device. */
export class EngineSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private readonly number = ++last;

  constructor(game: string) {
    sockets.set(this.number, this);
    say({ type: 'open', socket: this.number, game });
  }

  send(text: string): void {
    say({ type: 'say', socket: this.number, text });
  }

  close(): void {
    if (sockets.delete(this.number)) worker?.postMessage({ type: 'close', socket: this.number });
  }

  end(code: number): void {
    sockets.delete(this.number);
    this.call('onclose', new CloseEvent('close', { code }));
  }

  call(handler: 'onopen' | 'onmessage' | 'onclose', event: Event): void {
    (this[handler] as ((event: Event) => void) | null)?.(event);
  }
}
