import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bestWith } from '../src/ending/best';
import Curve from '../src/ending/Curve.svelte';
import { grid, path, points } from '../src/ending/curve';
import { CLEAR, suggestion } from '../src/ending/level';
import { lead, ownSeat, verdict } from '../src/ending/verdict';
import type { Player, View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { answering } from './server';
import { laid } from './tables';
import { player, table, view } from './views';

const scored = (name: string, total: number, bot: string | null = null): Player =>
  player(name, { bot, score: { treasures: total, seals: 0, coins: 0, cups: 0, palms: 0, total } });

beforeEach(() => localStorage.clear());

describe('the verdict', () => {
  const players = [scored('Ana', 117), scored('Hugo', 112), scored('Ida', 95)];
  const won = { winners: [0], tied: [0], colour: null };

  it.each([
    [0, 'You won by 5!', ''],
    [1, 'You lost by 5.', 'You came second. Ana won with 117 points.'],
    [2, 'You lost by 22.', 'You came third. Ana won with 117 points.'],
    [null, 'Ana won by 5!', ''],
  ])('is said to seat %s', (seat, headline, detail) => {
    expect(verdict(won, players, seat)).toEqual({ headline, detail });
  });

  it.each([
    [0, 'You won the tie-break!'],
    [1, 'You lost the tie-break.'],
    [2, 'You lost by 22.'],
    [null, 'Ana won the tie-break!'],
  ])('explains a tie that a colour broke to seat %s', (seat, headline) => {
    const level = [scored('Ana', 117), scored('Hugo', 117), scored('Ida', 95)];
    const result = { winners: [0], tied: [0, 1], colour: 'grey' as const };

    expect(verdict(result, level, seat)).toMatchObject({ headline });
    expect(verdict(result, level, seat).detail).toContain('grey');
  });

  it.each([
    [0, 'You tied!'],
    [2, 'It’s a tie!'],
    [null, 'It’s a tie!'],
  ])('tells seat %s that a win is shared', (seat, headline) => {
    const level = [scored('Ana', 9), scored('Hugo', 9), scored('Ida', 5)];
    const shared = verdict({ winners: [0, 1], tied: [0, 1], colour: null }, level, seat);

    expect(shared.headline).toBe(headline);
    expect(shared.detail).toContain('Ana and Hugo');
  });

  it('is for one person only', () => {
    expect([[], [1], [0, 1]].map((mine) => ownSeat({ mine }))).toEqual([null, 1, null]);
    expect(players.map((_, seat) => lead(players, seat))).toEqual([5, -5, -22]);
  });
});

describe('the best score', () => {
  it('is kept for each number of players, and is new only in the game that beat another', () => {
    expect(bestWith(2, 67, 'a')).toEqual({ points: 67, game: 'a' });
    expect(bestWith(2, 60, 'b')).toMatchObject({ points: 67, game: 'a' });
    expect(bestWith(2, 90, 'c')).toEqual({ points: 90, game: 'c', before: 67 });
    expect(bestWith(2, 90, 'c')).toEqual({ points: 90, game: 'c', before: 67 });
    expect(bestWith(3, 50, 'd')).toEqual({ points: 50, game: 'd' });
  });
});

describe('a better-suited level', () => {
  const levels = ['deckhand', 'sailor', 'mate', 'captain', 'legend'];
  const against = (points: number, ...bots: (string | null)[]): Player[] => [
    scored('Ana', 50 + points),
    ...bots.map((bot, at) => scored(`Bot ${at}`, 50 - at, bot)),
  ];

  it.each([
    [CLEAR, ['sailor'], { level: 'mate', harder: true }],
    [-CLEAR, ['sailor'], { level: 'deckhand', harder: false }],
    [CLEAR - 1, ['sailor'], null],
    [CLEAR, ['captain'], { level: 'legend', harder: true }],
    [CLEAR, ['legend'], null],
    [-CLEAR, ['deckhand'], null],
    [CLEAR, ['deckhand', 'mate'], { level: 'captain', harder: true }],
    [-CLEAR, ['mate', 'sailor'], { level: 'deckhand', harder: false }],
    [CLEAR, ['sailor', null], null],
    [CLEAR, ['a-program'], null],
  ])('after %i points against %s', (points, bots, offered) => {
    expect(suggestion(against(points, ...bots), 0, levels)).toEqual(offered);
  });

  it('is for one person only', () => {
    expect(suggestion(against(CLEAR, 'sailor'), null, levels)).toBeNull();
  });
});

describe('the curve', () => {
  it('begins at nothing and ends with the game', () => {
    const line = points([5, 10], 2, 10);

    expect(line).toEqual([
      { x: 0, y: 1 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 0 },
    ]);
    expect(path(line)).toBe('M0.00 100.00L50.00 50.00L100.00 0.00');
  });

  it('has a few lines across, at round numbers', () => {
    expect(grid(117)).toEqual([25, 50, 75, 100]);
    expect(grid(38)).toEqual([10, 20, 30]);
  });

  it('can be read as a table', () => {
    const scores = [
      [1, 4, 9],
      [2, 3, 8],
    ];
    render(Curve, { names: ['Ana', 'Hugo'], scores, order: [1, 0] });

    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(1 + 3);
    expect(rows[0]).toMatch(/Hugo\s*Ana/);
    expect(rows[3]).toMatch(/Round 1 · turn 3\s*8\s*9/);
  });
});

describe('the end of a game', () => {
  const over: Partial<View> = {
    table: table({ phase: 'over', players: [scored('Ana', 40), scored('Sailor', 14, 'sailor')] }),
    legal: [],
    waiting: [],
    result: { winners: [0], tied: [0], colour: null },
    scores: [[40], [14]],
    stood_in: [0, 0],
  };
  beforeEach(() => {
    set('motion', 'full');
    answering({ '/api/bots': ['deckhand', 'sailor', 'mate'].map((name) => ({ name })) });
  });
  afterEach(() => {
    set('motion', 'system');
    vi.unstubAllGlobals();
  });

  it('is shown at once to who comes back to it', async () => {
    await laid(view(over));

    expect((await screen.findByTestId('final')).dataset.finished).toBe('true');
    expect(screen.getByTestId('result').textContent.trim()).toBe('You won by 26!');
    expect(screen.getByTestId('final-total-0').textContent).toBe('40');
  });

  it('is counted for who played it, until it is skipped', async () => {
    const wire = await laid(view());
    wire.tell(view({ ...over, version: 2 }));
    const final = await screen.findByTestId('final');
    expect(final.dataset.finished).toBe('false');
    expect(screen.getByTestId('final-treasures-0').textContent).toBe('');

    screen.getByTestId('skip-count').click();

    await vi.waitFor(() => expect(final.dataset.finished).toBe('true'));
    expect(screen.getByTestId('final-treasures-0').textContent).toBe('40');
    await vi.waitFor(() =>
      expect(screen.getByTestId('said').textContent).toContain('You won by 26!'),
    );
  });

  it('offers the next level after a clear win', async () => {
    await laid(view(over));

    expect((await screen.findByTestId('other-level')).textContent).toContain('Ready for the Mate?');
  });

  it('has everything else under More', async () => {
    await laid(view(over));
    expect(screen.queryByTestId('record')).toBeNull();

    (await screen.findByTestId('more')).click();

    for (const way of ['replay', 'show-table', 'record', 'fair-deal', 'home'])
      expect(await screen.findByTestId(way)).toBeTruthy();
    expect(screen.queryByTestId('open-chat')).toBeNull();
  });
});
