import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import GameList from '../src/parts/GameList.svelte';
import type { GameSummary } from '../src/protocol';
import { toGoOnWith, tutorialFor } from '../src/screens/ownGames';
import { LESSONS } from '../src/tutorial/lessons';
import { summary } from './games';

const told = (over: Partial<GameSummary>): string => {
  render(GameList, { games: [summary(over)] });
  return screen.getAllByRole('link')[0]?.textContent.replaceAll(/\s+/g, ' ') ?? '';
};

describe('a game in the list', () => {
  it('names the others, and where the game is', () => {
    expect(told({})).toMatch(/Against Ana and Mate Round 2 · turn 2/);
  });

  it.each([true, false])('says that it is your turn: %s', (waits) => {
    expect(told({ waits }).includes('Your turn')).toBe(waits);
  });

  it('waits for players before it has begun', () => {
    expect(told({ stage: 'waiting', mine: [0], names: ['Ana', '', ''] })).toMatch(
      /Your table Waiting for 2 players/,
    );
  });

  it('names everybody to who only watches, and offers no other device', () => {
    expect(told({ mine: [] })).toContain('Ana, Hugo and Mate');
    expect(screen.queryByTestId('move-g')).toBeNull();
  });

  const over: Partial<GameSummary> = { stage: 'over', over: true, scores: [20, 31, 31] };

  it('names the players with their points once it is over, the winner first', () => {
    const names = ['Ana', 'Hugo', 'Mate'];

    expect(told({ ...over, names, winners: [2] })).toContain('Mate 31 · Hugo 31 · Ana 20');
    expect(screen.getByTestId('finished-g').getAttribute('href')).toBe('/game/g');
    expect(screen.getByTestId('replay-g').getAttribute('href')).toBe('/game/g/replay');
  });

  it.each([
    ['You won', [1], [1]],
    ['You tied', [1], [1, 2]],
    ['You lost', [0], [1]],
    ['Winner: Hugo', [], [1]],
    ['Winner: Hugo', [0, 1], [1]],
  ])('says how it ended: %s', (words, mine, winners) => {
    expect(told({ ...over, mine, winners })).toContain(words);
    const won = winners.some((seat) => mine.includes(seat));
    expect(document.querySelector('.won') !== null).toBe(won);
  });

  it('may go on from a position of another one', () => {
    expect(told({ played_on: true })).toContain('What if? · Round 2 · turn 2');
  });

  it('may have been left unfinished', () => {
    expect(told({ stage: 'over', over: true })).toContain('Ended early');
  });
});

describe('the games of this browser', () => {
  it('go on with three, those first that wait for this player', () => {
    const games = [
      summary({ id: 'learned', tutorial: true }),
      summary({ id: 'over', over: true }),
      ...['a', 'b', 'c', 'd'].map((id) => summary({ id, waits: id === 'd' })),
    ];

    expect(toGoOnWith(games).map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  });

  it('have further ones below another heading', () => {
    render(GameList, { games: [summary()], further: true });

    expect(screen.getByRole('heading').textContent).toBe('More games in progress');
  });

  it.each([
    ['to-new', []],
    ['to-new', [summary({ tutorial: true, turn: 0 })]],
    ['to-go-on', [summary({ tutorial: true, turn: 1 })]],
    ['to-others', [summary({ tutorial: true, turn: LESSONS.length })]],
    ['to-others', [summary()]],
  ] as const)('offer the tutorial %s', (whom, games) => {
    expect(tutorialFor(games)).toBe(whom);
  });
});
