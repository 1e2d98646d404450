import { describe, expect, it } from 'vitest';

import { TURNS_IN_A_ROUND } from '../src/facts';
import { holdOf, isShown, scored, shownAfter, whileTold, withMarksScored } from '../src/game/news';
import { named } from '../src/game/squares';
import type { News, Table } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { player, table, view } from './views';

const marked: News = {
  type: 'marked',
  seat: 1,
  slot: 0,
  squares: named(['a1', 'b1']),
  bonus: false,
  gains: [
    { type: 'coin', row: 1, place: 1 },
    { type: 'palm', points: 3 },
  ],
};

describe('news on the table', () => {
  it('marks squares, coins and palms, once', () => {
    const after = shownAfter(table(), marked);

    expect(after.players[1]).toMatchObject({ coins: 1, palms: [3] });
    expect((after.players[1]?.slots[0]?.free ?? 0) & named(['a1', 'b1'])).toBe(0);
    expect(isShown(after, marked)).toBe(true);
    expect(shownAfter(after, marked)).toBe(after);
  });

  it('moves a cup from the round card to the player', () => {
    const after = shownAfter(table(), { type: 'cup', seat: 0, row: 1, points: 6 });

    expect(after.cups).toEqual([5, 4, 3, 2, 1]);
    expect(after.players[0]?.cups).toEqual([6]);
  });

  it('shows a completed island in its place while that is told', () => {
    const island: News = { type: 'laid_aside', seat: 1, slot: 0, treasure: 'O4', points: 12 };
    const slot = (one: Table) => one.players[1]?.slots[0];

    const told = shownAfter(table(), island);

    expect(slot(whileTold(told, island))).toEqual({ treasure: 'O4', free: 0 });
    expect(slot(whileTold(told, { type: 'passed', seat: 0 }))?.treasure).toBeNull();
    expect(whileTold(told, null)).toBe(told);
  });

  it('lays a treasure aside and takes a new one', () => {
    const empty = shownAfter(table(), {
      type: 'laid_aside',
      seat: 0,
      slot: 1,
      treasure: 'G1',
      points: 10,
    });
    const full = shownAfter(empty, {
      type: 'took',
      seat: 0,
      slot: 1,
      treasure: 'O2',
      drawn: false,
    });

    expect(empty.players[0]).toMatchObject({
      completed: ['G1'],
      slots: [{ treasure: 'P1' }, { treasure: null }],
    });
    expect(full.players[0]?.slots[1]?.treasure).toBe('O2');
    expect(full.display).toEqual(['O1', 'O3', 'O4']);
    expect(full.stack).toBe(20);
  });

  it('takes a drawn treasure off the stack', () => {
    const after = shownAfter(table(), {
      type: 'took',
      seat: 0,
      slot: 0,
      treasure: 'S1',
      drawn: true,
    });

    expect(after.stack).toBe(19);
    expect(after.display).toHaveLength(4);
  });

  it('shows kept treasures and the next expedition', () => {
    const before = table({ players: [player('Ana'), player('Hugo')] });
    const kept = shownAfter(before, { type: 'kept', seat: 0, treasures: ['O1', 'S2'] });
    const next = shownAfter(kept, { type: 'revealed', expedition: 'T4', turn: 1 });

    expect(kept.players[0]?.slots.map((slot) => slot.treasure)).toEqual(['O1', 'S2']);
    expect(next).toMatchObject({ expedition: 'T4', turn: 1 });
    expect(shownAfter(next, { type: 'passed', seat: 0 })).toBe(next);
    expect(shownAfter(next, { type: 'ended' })).toBe(next);
  });
});

describe('how long news are shown', () => {
  it('follows from what they are, and from the pace', () => {
    const island: News = { type: 'laid_aside', seat: 0, slot: 0, treasure: 'P1', points: 14 };
    const turn: News = { type: 'revealed', expedition: 'T4', turn: 1 };
    const round: News = { ...turn, turn: TURNS_IN_A_ROUND };
    set('pace', 'normal');
    const usual = holdOf(island);
    expect(usual).toBeGreaterThan(holdOf(marked));
    expect(holdOf(round)).toBeGreaterThan(holdOf(turn));

    set('pace', 'calm');
    expect(holdOf(island)).toBeGreaterThan(usual);
    set('pace', 'brisk');
    expect(holdOf(island)).toBeLessThan(usual);
    set('pace', 'normal');
  });
});

describe('points', () => {
  const score = { treasures: 14, seals: 2, coins: 0, cups: 6, palms: 0, total: 22 };
  const after = table({ players: [player('Ana', { score }), player('Hugo')] });
  const news: News[] = [
    { type: 'cup', seat: 0, row: 1, points: 6 },
    { type: 'laid_aside', seat: 0, slot: 0, treasure: 'P1', points: 14 },
    { type: 'took', seat: 0, slot: 0, treasure: 'O1', drawn: false },
  ];

  it('rise when they are won, and are settled with the last word about a player', () => {
    const seen = view({ table: after, news });
    const totals = news.map((_, at) =>
      news.slice(0, at + 1).reduce((shown, __, step) => scored(shown, seen, step), table()),
    );

    expect(totals.map(({ players }) => players[0]?.score.total)).toEqual([6, 20, 22]);
  });

  it('of own marks count at once, those of an island and a cup when they are told', () => {
    const settled = { ...score, coins: 4, palms: 3, total: 29 };
    const seen = view({ table: table({ players: [player('Ana', { score: settled })] }), news });

    const shown = withMarksScored(table(), seen, 0);

    expect(shown.players.map((one) => one.score.total)).toEqual([7, 0]);
    expect(scored(shown, seen, 0).players[0]?.score.total).toBe(13);
  });
});
