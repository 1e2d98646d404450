import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import type { ClientMessage, Room } from '../protocol';

const BYTES = 32;

/** This browser's part in the chance of a deal: random bytes, and the hash that fixes them. */
export interface Part {
  random: string;
  commitment: string;
}

// Not Web Crypto: a browser has its hashes only on secure pages, and at home many play over plain HTTP.
function part(random: string): Part {
  return { random, commitment: bytesToHex(sha256(hexToBytes(random))) };
}

/** A new part, to be kept as soon as its game has an id. */
export function draw(): Part {
  return part(bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES))));
}

const keyOf = (game: string): string => `silver-and-gold/part/${game}`;

/** Keep this browser's part in a game, to disclose it when the game is called. */
export function keep(game: string, { random }: Part): void {
  try {
    localStorage.setItem(keyOf(game), random);
  } catch {
    // The game begins without this part, as if the browser had closed.
  }
}

/** This browser's part in a game, if it has one. */
export function kept(game: string): Part | null {
  try {
    const random = localStorage.getItem(keyOf(game));
    return random ? part(random) : null;
  } catch {
    return null;
  }
}

/** What this browser has to say in this room to have its part in the deal.
 *
 * One part is enough for all the seats of a browser. A seat that was committed on another device
 * is disclosed there. */
export function due(room: Room): ClientMessage[] {
  const committed = room.mine.filter((seat) => room.committed.includes(seat));
  const has = kept(room.game);
  if (room.called)
    return has
      ? committed.map((seat) => ({ type: 'disclose', seat, random: has.random }) as const)
      : [];
  const [seat] = room.mine;
  if (seat === undefined || committed.length > 0) return [];
  const mine = has ?? draw();
  keep(room.game, mine);
  return [{ type: 'commit', seat, commitment: mine.commitment }];
}

/** Gives this browser's part to the deal of one game, each word once. */
export class Contribution {
  private readonly given = new Set<string>();

  /** What is to be said now in this room, and was not said before. */
  next(room: Room): ClientMessage[] {
    return due(room).filter(({ type, seat }) => {
      const word = `${type} ${seat}`;
      const isNew = !this.given.has(word);
      this.given.add(word);
      return isNew;
    });
  }
}
