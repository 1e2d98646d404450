import { createHash } from 'node:crypto';

import { bytesToHex as hex, hexToBytes as bytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';

import golden from '../../tests/golden/deals.json';
import { check, silent, type DealRecord, type Part } from '../src/fair/check';
import { commitment, dealt, keyOf } from '../src/fair/deal';

const sha = (text: string): string => createHash('sha256').update(bytes(text)).digest('hex');

function partsOf({ game, seed, clients }: (typeof golden)[number]) {
  return { game, seed: bytes(seed), clients: clients.map(bytes) };
}

describe('a fair deal', () => {
  it.each(golden)('comes out as published: $game', (deal) => {
    const parts = partsOf(deal);

    expect(hex(commitment(parts.game, parts.seed))).toBe(deal.commitment);
    expect(hex(keyOf(parts))).toBe(deal.key);
    expect(dealt(parts)).toEqual({
      treasures: deal.treasures.split(' '),
      stack: deal.stack.split(' '),
      expeditions: deal.expeditions.map((pile) => pile.split(' ')),
      start: deal.start,
    });
  });
});

/** The record of a whole game of the second published deal. */
function record(): DealRecord {
  const deal = golden[1];
  if (!deal) throw new Error('the published deals are gone');
  const { game, seed, clients } = deal;
  const order = dealt(partsOf(deal));
  return {
    players: ['Ana', 'Hugo', 'Ida'],
    deal: { ...order, stack: order.stack.filter((id) => !['P4', 'S8'].includes(id)) },
    moves: ['0 keep P4 S8', '0 mark 1 a1'],
    result: {},
    fair_deal: {
      scheme: 'sg-deal-v1',
      game,
      commitment: deal.commitment,
      seed,
      clients: [...clients],
      client_commitments: clients.map((client) => (client ? sha(client) : null)),
    },
  };
}

function failing(one: DealRecord, over: Partial<Parameters<typeof check>[1]> = {}): Part[] {
  const remembered = {
    game: 'kitchen table 7',
    commitment: golden[1]?.commitment ?? null,
    own: { seat: 0, random: '010203' },
    ...over,
  };
  return check(one, remembered)
    .filter(({ verdict }) => verdict !== 'holds')
    .map(({ part }) => part);
}

describe('the check of a record', () => {
  it('finds nothing wrong with a true one, and who gave no bytes', () => {
    expect(failing(record())).toEqual([]);
    expect(silent(record())).toEqual([1]);
  });

  it('finds another seed, another game, another scheme', () => {
    const other = record();
    other.fair_deal.seed = other.fair_deal.seed.replace('00', 'ff');
    expect(failing(other)).toEqual(['seed', 'cards']);
    expect(failing(record(), { game: 'another' })).toEqual(['seed']);
    const newer = record();
    newer.fair_deal.scheme = 'sg-deal-v2';
    expect(failing(newer)).toEqual(['seed']);
  });

  it('finds bytes that nobody committed to, and bytes that are none', () => {
    const changed = record();
    changed.fair_deal.clients[2] = 'fe';
    expect(failing(changed)).toEqual(['bytes', 'cards']);
    const broken = record();
    broken.fair_deal.clients[2] = 'no';
    expect(failing(broken)).toEqual(['bytes', 'cards']);
    const fewer = record();
    fewer.players.push('Olga');
    expect(failing(fewer)).toEqual(['bytes']);
  });

  it.each(['treasures', 'stack'] as const)('finds two %s that changed places', (part) => {
    const changed = record();
    const [first = '', second = '', ...rest] = changed.deal[part];
    changed.deal[part] = [second, first, ...rest];

    expect(failing(changed)).toEqual(['cards']);
  });

  it('finds another start player, and other expeditions', () => {
    const started = record();
    started.deal.start = (started.deal.start + 1) % 3;
    expect(failing(started)).toEqual(['cards']);
    const turned = record();
    turned.deal.expeditions[3]?.reverse();
    expect(failing(turned)).toEqual(['cards']);
  });

  it('takes of a broken-off game what was seen', () => {
    const part = record();
    delete part.result;
    part.deal.stack = part.deal.stack.slice(0, 6);
    part.deal.expeditions = part.deal.expeditions.slice(0, 1).map((pile) => pile.slice(0, 3));
    expect(failing(part)).toEqual([]);

    part.deal.stack.reverse();
    expect(failing(part)).toEqual(['cards']);
    part.deal.stack.reverse();
    part.result = {};
    expect(failing(part)).toEqual(['cards']);
  });

  it('compares what this browser remembers, and says where it remembers nothing', () => {
    expect(failing(record(), { commitment: 'another' })).toEqual(['seen']);
    expect(failing(record(), { own: { seat: 1, random: '010203' } })).toEqual(['own']);
    expect(failing(record(), { commitment: null, own: null })).toEqual(['seen', 'own']);
    expect(
      check(record(), { game: 'kitchen table 7', commitment: null, own: null }),
    ).toContainEqual({ part: 'own', verdict: 'unknown' });
  });
});
