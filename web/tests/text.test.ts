import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import game from '../../src/silvergold/locales/en/game.ftl?raw';
import refusals from '../../src/silvergold/locales/en/refusals.ftl?raw';
import web from '../../src/silvergold/locales/en/web.ftl?raw';
import { ProblemError } from '../src/api';
import { tellUnreadable } from '../src/game/record';
import { t } from '../src/text/fluent.svelte';
import {
  squareLabel,
  tellGain,
  tellNews,
  tellRefusal,
  tellResult,
  tellWhy,
} from '../src/text/tell';
import { named } from '../src/game/squares';
import { player } from './views';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n');
const keys = (catalog: string): string[] =>
  [...catalog.matchAll(/^([a-z0-9_-]+) =/gm)].map((found) => found[1] ?? '');

describe('the catalogs', () => {
  it('have every text that is asked for', () => {
    const asked = [...source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
    const there = new Set([...keys(game), ...keys(web)]);

    expect(asked.filter((key) => !there.has(key))).toEqual([]);
  });

  it('have no text for the browser that is never asked for', () => {
    const built = [
      'complaint-',
      'finding-',
      'reaction-',
      'speed-',
      'rules-cross',
      'rules-coin',
      'rules-palm',
    ];
    const unused = keys(web).filter(
      (key) => !source.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)),
    );

    expect(unused).toEqual([]);
  });

  it('name no key twice', () => {
    const all = [...keys(game), ...keys(refusals), ...keys(web)];

    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });
});

describe('a refusal', () => {
  const sea = { key: 'refusal-sea', arguments: { squares: ['b2', 'c2'], count: 2 } };

  it('is said in the words of the page', () => {
    expect(tellWhy({ why: 'You may not', said: sea })).toBe('b2 and c2 are sea.');
    expect(tellRefusal({ why: '', said: sea, again: true })).toBe(
      'b2 and c2 are sea. Trying again…',
    );
  });

  it('calls cards by the names that players know', () => {
    const said = { key: 'refusal-no-pattern', arguments: { pattern: 'T4' } };
    expect(tellWhy({ why: '', said })).toBe(
      'That is neither the pattern T of four nor a single square.',
    );
    const treasure = { key: 'refusal-not-displayed', arguments: { treasure: 'P1' } };
    expect(tellWhy({ why: '', said: treasure })).toBe('purple 14 is not on the display.');
  });

  it('of a file is said to be one, unless the server was not even asked', () => {
    expect(tellUnreadable(new ProblemError('Move 3 is not possible.', 400))).toMatch(
      /^This file is no .* record that can be shown\. Move 3 is not possible\.$/,
    );
    expect(tellUnreadable(new ProblemError('No answer.', 0))).toBe('No answer.');
  });

  it('is said as the server says it where there are no words for it', () => {
    expect(tellWhy({ why: 'not today' })).toBe('not today');
    expect(tellWhy({ why: 'not today', said: { key: 'refusal-new', arguments: {} } })).toBe(
      'not today',
    );
  });
});

describe('sentences', () => {
  it('let squares name themselves', () => {
    expect(squareLabel('P11', named(['a4']), 0xffff, 0, false)).toBe('a4, palm, free');
    expect(squareLabel('P1', named(['a1']), 0, 0, false)).toBe('a1, cross, marked');
  });

  it('tell gains', () => {
    expect(tellGain({ type: 'palm', points: 3 })).toBe('+3 palm');
    expect(tellGain({ type: 'cross', squares: 1 })).toBe('one more square');
    expect(tellGain({ type: 'coin', row: 1, place: 4 })).toContain('cup');
  });

  it('tell news with the names of the players', () => {
    expect(tellNews({ type: 'passed', seat: 1 }, [player('Ana'), player('Hugo')])).toContain(
      'Hugo',
    );
  });

  it('explain a tie by the colour that broke it', () => {
    const players = [player('Ana'), player('Hugo')];

    expect(tellResult({ winners: [1], tied: [0, 1], colour: 'grey' }, players)).toMatch(
      /Hugo.*grey/,
    );
    expect(tellResult({ winners: [0, 1], tied: [0, 1], colour: null }, players)).toContain(
      'Ana and Hugo',
    );
  });

  it('fall back to the key where there is no text', () => {
    expect(t('no-such-text')).toBe('no-such-text');
  });
});
