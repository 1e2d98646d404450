import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { commitment, dealt, type Deal } from './deal';

/** The parts of a record that tell how its cards were dealt. */
export interface DealRecord {
  players: string[];
  deal: Deal;
  moves: string[];
  result?: unknown;
  fair_deal: {
    scheme: string;
    game: string;
    commitment: string;
    seed: string;
    clients: string[];
    client_commitments: (string | null)[];
  };
}

/** What this browser remembers of the game: its id, the commitment it was shown, its own bytes. */
export interface Remembered {
  game: string;
  commitment: string | null;
  own: { seat: number; random: string } | null;
}

export type Part = 'seed' | 'bytes' | 'cards' | 'seen' | 'own';

/** Whether a part of the proof holds; `unknown` where this browser has nothing to compare. */
export interface Finding {
  part: Part;
  verdict: 'holds' | 'fails' | 'unknown';
}

/** Check a record's deal by sg-deal-v1, against itself and against what this browser remembers. */
export function check(record: DealRecord, remembered: Remembered): Finding[] {
  const { fair_deal: proof } = record;
  const { own } = remembered;
  const verdict = (holds: boolean): Finding['verdict'] => (holds ? 'holds' : 'fails');
  return [
    { part: 'seed', verdict: verdict(seedHolds(record, remembered.game)) },
    { part: 'bytes', verdict: verdict(bytesHold(record)) },
    { part: 'cards', verdict: verdict(cardsHold(record)) },
    {
      part: 'seen',
      verdict: remembered.commitment
        ? verdict(remembered.commitment === proof.commitment)
        : 'unknown',
    },
    { part: 'own', verdict: own ? verdict(proof.clients[own.seat] === own.random) : 'unknown' },
  ];
}

/** The seats that gave no bytes of their own. */
export function silent({ fair_deal: { clients } }: DealRecord): number[] {
  return clients.flatMap((client, seat) => (client ? [] : [seat]));
}

function seedHolds({ fair_deal: proof }: DealRecord, game: string): boolean {
  const seed = bytes(proof.seed);
  if (proof.scheme !== 'sg-deal-v1' || proof.game !== game || seed?.length !== 32) return false;
  return bytesToHex(commitment(game, seed)) === proof.commitment;
}

function bytesHold({ fair_deal: proof, players }: DealRecord): boolean {
  if (proof.clients.length !== players.length) return false;
  return proof.clients.every((client, seat) => {
    const own = bytes(client);
    if (!own) return false;
    return own.length === 0 || bytesToHex(sha256(own)) === proof.client_commitments[seat];
  });
}

function cardsHold(record: DealRecord): boolean {
  const { game, ...proof } = record.fair_deal;
  const seed = bytes(proof.seed);
  const clients = proof.clients.flatMap((client) => bytes(client) ?? []);
  if (!seed || clients.length !== proof.clients.length) return false;
  const due = dealt({ game, seed, clients });
  due.stack = due.stack.filter((id) => !kept(record.moves).has(id));
  const whole = record.result !== undefined;
  return String(listed(record.deal)) === String(listed(whole ? due : revealed(due, record.deal)));
}

/** The bytes that this text of a record stands for; null if it is not written as bytes. */
function bytes(written: string): Uint8Array | undefined {
  return /^([0-9a-f]{2})*$/.test(written) ? hexToBytes(written) : undefined;
}

function kept(moves: readonly string[]): Set<string> {
  const keeps = moves.map((move) => move.split(' ')).filter(([, verb]) => verb === 'keep');
  return new Set(keeps.flatMap(([, , ...ids]) => ids));
}

/** Of a game that was broken off, its record tells only the cards that were seen. */
function revealed(due: Deal, seen: Deal): Deal {
  return {
    treasures: due.treasures.slice(0, seen.treasures.length),
    stack: due.stack.slice(0, seen.stack.length),
    expeditions: seen.expeditions.map(
      (pile, round) => due.expeditions[round]?.slice(0, pile.length) ?? [],
    ),
    start: due.start,
  };
}

function listed({ treasures, stack, expeditions, start }: Deal): string[] {
  return [treasures, stack, ...expeditions, [start]].map((part) => part.join(' '));
}
