import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { showBadge, tellTurns, turnsOf, watchTurns } from '../src/hours/badge';
import { read } from '../src/route.svelte';
import { DAYS, isByTurns, shortTime, tellLeft, tellTime } from '../src/room/time';
import { toGoOnWith } from '../src/screens/ownGames';
import { nameOf, tellPair, tellResult } from '../src/tournament/names';
import type { Tournament } from '../src/protocol';
import { need, speak } from '../src/text/fluent.svelte';
import { summary } from './games';

const HOUR = 3600;

beforeAll(async () => {
  await speak('en');
  await need('tournaments');
});

describe('a clock of days', () => {
  it('is told in days', () => {
    expect(DAYS.map(shortTime)).toEqual(['1 day', '2 days', '3 days', '7 days']);
    expect(tellTime(DAYS[0])).toBe('1 day per turn');
    expect([null, 60, HOUR, HOUR + 1].map(isByTurns)).toEqual([false, false, false, true]);
  });
});

it.each([
  [72 * HOUR - 1, '3 d'],
  [60 * HOUR - 1, '2 d'],
  [48 * HOUR - 1, '2 d'],
  [47 * HOUR, '47 h'],
  [24 * HOUR - 1, '24 h'],
  [2 * HOUR - 1, '2 h'],
  [119 * 60, '119 min'],
  [59, '1 min'],
])('%i seconds that are left are told as %s', (seconds, told) => {
  expect(tellLeft(seconds)).toBe(told);
});

describe('games over days', () => {
  const mine = summary({ id: 'a', stage: 'playing', waits: true, left: 3 * HOUR });
  const soon = summary({ id: 'b', stage: 'playing', waits: true, left: HOUR });
  const theirs = summary({ id: 'c', stage: 'playing', waits: false, left: HOUR });
  const usual = summary({ id: 'd', stage: 'playing', waits: true, left: null });

  it('come first where one has least time', () => {
    const ids = toGoOnWith([theirs, usual, mine, soon]).map(({ id }) => id);
    expect(ids).toEqual(['b', 'a', 'd']);
  });

  it('are counted in the title and on the badge', () => {
    expect(turnsOf([mine, soon, theirs, usual])).toBe(2);
    expect(tellTurns([mine], 'Home')).toBe('● Your turn – Home');
    expect(tellTurns([theirs, usual], 'Home')).toBe('Home');
    const setAppBadge = vi.fn(async () => undefined);
    const clearAppBadge = vi.fn(async () => undefined);
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    showBadge(2);
    showBadge(0);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });
});

describe('while nobody looks', () => {
  beforeEach(() => vi.useFakeTimers());

  it('it is asked how games over days stand, and only then', () => {
    const refresh = vi.fn();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stop = watchTurns(() => [summary({ stage: 'playing', left: HOUR })], refresh);
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledOnce();
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(60_000);
    stop();
    watchTurns(() => [summary({ stage: 'playing' })], refresh)();
    vi.advanceTimersByTime(120_000);
    expect(refresh).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('a tournament', () => {
  const player = { place: 1, points: 0, direct: 0, opposition: 0, score: 0, left: false };
  const tournament = {
    players: [
      { ...player, number: 1, name: 'Ana' },
      { ...player, number: 2, name: '' },
    ],
  } as Tournament;
  const game = { first: 1, second: 2, points: null, scores: null, game: null };

  it('has an address', () => {
    expect(read('/tournament/abc')).toEqual({ screen: 'tournament', id: 'abc' });
    expect(read('/tournaments')).toEqual({ screen: 'tournaments' });
    expect(read('/tournament')).toEqual({ screen: 'lost' });
  });

  it('tells who plays whom, and how it ended', () => {
    expect(nameOf(tournament, 2)).toBe('(name deleted)');
    expect(tellPair(tournament, game)).toBe('Ana – (name deleted)');
    expect(tellPair(tournament, { ...game, second: null })).toBe('Ana has a bye');
    expect(tellResult(game)).toBe('in progress');
    expect(tellResult({ ...game, points: [2, 0], scores: [90, 80] })).toBe('90 : 80');
    expect(tellResult({ ...game, points: [0, 0] })).toBe('not played');
  });
});
