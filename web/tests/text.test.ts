import { describe, expect, it } from 'vitest';

import { ProblemError } from '../src/api';
import { COIN_BOXES, ROUNDS, TURNS_IN_A_ROUND } from '../src/facts';
import { tellUnreadable } from '../src/game/record';
import type { Gain, News } from '../src/protocol';
import { t } from '../src/text/fluent.svelte';
import {
  roundCardLabel,
  scoreCardLabel,
  squareLabel,
  tellGain,
  tellMeaning,
  tellNews,
  tellRefusal,
  tellResult,
  tellWhy,
} from '../src/text/tell';
import { named } from '../src/game/squares';
import { player } from './views';

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
      'That is neither the pattern (T of four) nor a single square.',
    );
    const treasure = { key: 'refusal-not-displayed', arguments: { treasure: 'P1' } };
    expect(tellWhy({ why: '', said: treasure })).toBe('purple 14 is not on the display.');
  });

  it('of a file is said to be one, unless the server was not even asked', () => {
    expect(tellUnreadable(new ProblemError('Move 3 is not possible.', 400))).toMatch(
      /^This file is not a .* game that can be replayed\. Move 3 is not possible\.$/,
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
    expect(tellGain({ type: 'palm', points: 3 })).toBe('palm: +3');
    expect(tellGain({ type: 'cross', squares: 1 })).toBe('one more square');
    expect(tellGain({ type: 'coin', row: 1, place: 4 })).toContain('cup');
  });

  it('tell news with the names of the players', () => {
    expect(tellNews({ type: 'passed', seat: 1 }, [player('Ana'), player('Hugo')])).toContain(
      'Hugo',
    );
  });

  it('tell what news mean', () => {
    const players = [player('Ana'), player('Hugo')];
    const mark = { type: 'marked', seat: 1, slot: 0, squares: named(['a1', 'b1']), bonus: false };
    const means = (gains: Gain[]): string => tellMeaning({ ...mark, gains } as News, players);
    const coin: Gain = { type: 'coin', row: 1, place: 1 };

    expect(means([])).toBe('Hugo: 2 squares');
    expect(means([coin])).toBe('Hugo: +1 coin');
    expect(means([coin, coin, { type: 'palm', points: 3 }])).toBe('Hugo: +2 coins, palm: +3');
    const island: News = { type: 'laid_aside', seat: 1, slot: 0, treasure: 'P1', points: 14 };
    expect(tellMeaning(island, players)).toBe('Hugo completes an island: +14');
    expect(tellMeaning(island, players, 1)).toBe('You complete an island: +14');
    const cup: News = { type: 'cup', seat: 0, row: 1, points: 6 };
    expect(tellMeaning(cup, players)).toBe('Ana wins a cup: +6');
    expect(tellMeaning({ ...cup, points: 0 }, players)).toContain('no cups');
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

  it('name the numbers of the game, unless they are given others', () => {
    expect(t('keep-these')).toBe('Keep these 2');
    expect(t('keep-these', { kept: 3 })).toBe('Keep these 3');
    expect(roundCardLabel({ turn: 0, cups: [] }, null)).toBe(
      `Round 1 of ${ROUNDS}, turn 1 of ${TURNS_IN_A_ROUND}. Cups left: none.`,
    );
    expect(roundCardLabel({ turn: ROUNDS * TURNS_IN_A_ROUND, cups: [] }, null)).toContain(
      `Round ${ROUNDS} of ${ROUNDS}, turn ${TURNS_IN_A_ROUND} of`,
    );
    expect(scoreCardLabel({ coins: 6, cups: [6], palms: [3, 2] })).toBe(
      `6 of ${COIN_BOXES} coins marked. Cups: 6. Palms: 3 and 2.`,
    );
  });

  it('fall back to the key where there is no text', () => {
    expect(t('no-such-text')).toBe('no-such-text');
  });
});
