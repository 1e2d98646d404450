import { describe, expect, it } from 'vitest';

import { isListed, list, newSeats, seatsFor, standIn, waits } from '../src/room/seating';
import { shortTime, tellTime } from '../src/room/time';

describe('the seats of a new table', () => {
  it('are somebody here and a bot', () => {
    const seats = seatsFor(' Ana ', 'bot').map((seat) => ({ ...seat, bot: 'sailor' }));

    expect(newSeats(seats)).toEqual([{ name: 'Ana' }, { name: 'Sailor', bot: 'sailor' }]);
    expect(waits(seats)).toBe(false);
  });

  it('may wait for a friend or for anyone', () => {
    const seats = seatsFor('Ana', 'friend');
    seats[2] = { kind: 'anyone', name: '', bot: '' };

    expect(newSeats(seats)).toEqual([
      { name: 'Ana' },
      { waits_for: 'friend' },
      { waits_for: 'anyone' },
    ]);
    expect(waits(seats)).toBe(true);
  });

  it('are open to anyone at a listed table, and to friends at one that is not', () => {
    const kinds = (): string[] => seats.map(({ kind }) => kind);
    const seats = seatsFor('Ana', 'anyone');
    seats[2] = { kind: 'bot', name: '', bot: 'sailor' };
    expect(isListed(seats)).toBe(true);

    list(seats, false);
    expect(kinds()).toEqual(['person', 'friend', 'bot', 'empty']);
    expect(isListed(seats)).toBe(false);

    list(seats, true);
    expect(kinds()).toEqual(['person', 'anyone', 'bot', 'empty']);
  });

  it('tell people without a name apart', () => {
    expect(standIn(seatsFor('', 'bot'), 0)).toBe('Skipper');
    expect(standIn(seatsFor('', 'friend'), 0)).toBe('Player 1');
  });
});

describe('the time for a turn', () => {
  it('is told in seconds or in minutes', () => {
    expect([null, 30, 60, 300].map(tellTime)).toEqual([
      'No time limit',
      '30 seconds per turn',
      '1 minute per turn',
      '5 minutes per turn',
    ]);
    expect([0, 30, 120].map(shortTime)).toEqual(['No time limit', '30 s', '2 min']);
  });
});
