import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';

import { oneByOne } from '../src/engine/save';

function backup(...games: string[]): string {
  const body = ['{"type":"begin"}', ...games, ''].join('\n');
  return `${body}{"type":"end","games":${games.length},"sha256":"${bytesToHex(sha256(utf8ToBytes(body)))}"}\n`;
}

it('makes a whole backup of each game', () => {
  expect(oneByOne(backup('{"a":1}', '{"b":"č"}'))).toEqual([
    backup('{"a":1}'),
    backup('{"b":"č"}'),
  ]);
  expect(oneByOne(backup())).toEqual([]);
});

it('leaves what is not whole as it is, so that it is refused', () => {
  const cut = backup('{"a":1}').slice(0, -20);

  expect(oneByOne(cut)).toEqual([cut]);
  expect(oneByOne('')).toEqual(['']);
});
