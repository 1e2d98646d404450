/**
 * A worker in which the strong bots think: it loads the kernel, and answers one question after the
 * other. Those that come before it is ready are answered when it is.
 */

import * as layout from '../../kernel/kernel.json';
import { Kernel } from './kernel.ts';
import type { Answer, Asked } from './messages.ts';

const kernel = load();

kernel.then(
  () => say({ ready: true }),
  (error: unknown) => say({ ready: false, error: String(error) }),
);

addEventListener('message', ({ data }: MessageEvent<Asked>) => void reply(data));

async function load(): Promise<Kernel> {
  const [wasm, weights] = await Promise.all([
    bytes(new URL('../../kernel/kernel.wasm', import.meta.url)),
    bytes(new URL('../../kernel/weights.bin', import.meta.url)),
  ]);
  return Kernel.load(wasm, weights, layout);
}

async function bytes(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function reply({ id, question }: Asked): Promise<void> {
  try {
    say({ id, actions: (await kernel).answer(question) });
  } catch (error) {
    say({ id, error: String(error) });
  }
}

function say(answer: Answer): void {
  postMessage(answer);
}
