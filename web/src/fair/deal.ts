import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { TREASURES } from '../cards';
import { DEAL_SCHEME, PILE, ROUNDS } from '../facts';

/** What fixes a deal by sg-deal-v1: the game's id, the server's seed, each seat's own bytes. */
export interface Parts {
  game: string;
  seed: Uint8Array;
  clients: readonly Uint8Array[];
}

/** The order of all cards, by their ids. */
export interface Deal {
  treasures: string[];
  stack: string[];
  expeditions: string[][];
  start: number;
}

/** What the server publishes before play, from its seed. */
export function commitment(game: string, seed: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`${DEAL_SCHEME}|commit|${game}`), seed));
}

/** The deal that follows; the stack holds all treasures, those to be kept as well. */
export function dealt(parts: Parts): Deal {
  const key = keyOf(parts);
  const treasures = [...TREASURES.keys()];
  return {
    treasures: shuffled(treasures, stream(key, 'treasures')),
    stack: shuffled(treasures, stream(key, 'stack')),
    expeditions: Array.from({ length: ROUNDS }, (_, at) =>
      shuffled(PILE, stream(key, `expeditions/${at + 1}`)),
    ),
    start: below(parts.clients.length, stream(key, 'start')),
  };
}

/** What all streams of random bytes are made with. */
export function keyOf({ game, seed, clients }: Parts): Uint8Array {
  const told = clients.flatMap((client) => [fourBytes(client.length), client]);
  return hmac(sha256, seed, concatBytes(utf8ToBytes(`${DEAL_SCHEME}|${game}`), ...told));
}

function* stream(key: Uint8Array, label: string): Generator<number, never> {
  for (let counter = 0; ; counter++)
    yield* hmac(sha256, key, concatBytes(utf8ToBytes(label), fourBytes(counter)));
}

function shuffled(cards: readonly string[], numbers: Generator<number, never>): string[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, numbers);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return order;
}

/** A number below the limit, all as likely: bytes that would favour some are skipped. */
function below(limit: number, numbers: Generator<number, never>): number {
  const fair = 256 - (256 % limit);
  let byte = numbers.next().value;
  while (byte >= fair) byte = numbers.next().value;
  return byte % limit;
}

function fourBytes(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}
