import { describe, expect, it } from 'vitest';

import { CREW } from '../src/people/crew';
import {
  candidate,
  change,
  choose,
  introduce,
  isListed,
  list,
  newSeats,
  remove,
  seatsFor,
  standIn,
  waits,
} from '../src/room/seating';
import { shortTime, tellTime } from '../src/room/time';

describe('the seats of a new table', () => {
  it('are somebody here and a bot', () => {
    const seats = seatsFor(' Ana ', 'bot');
    introduce(seats, 'sailor');

    const [ana, bot] = newSeats(seats);

    expect(ana).toEqual({ name: 'Ana' });
    expect(bot?.bot).toBe('sailor');
    expect(CREW.sailor).toContain(bot?.name);
    expect(waits(seats)).toBe(false);
  });

  it('may wait for a friend or for anyone', () => {
    const seats = seatsFor('Ana', 'friend');
    seats[2] = { kind: 'anyone', name: '', bot: '', person: '', avatar: null };

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
    seats[2] = { kind: 'bot', name: '', bot: 'sailor', person: 'Bo', avatar: null };
    expect(isListed(seats)).toBe(true);

    list(seats, false);
    expect(kinds()).toEqual(['person', 'friend', 'bot', 'empty']);
    expect(isListed(seats)).toBe(false);

    list(seats, true);
    expect(kinds()).toEqual(['person', 'anyone', 'bot', 'empty']);
  });

  it('have bots of one level that are different persons', () => {
    const seats = seatsFor('Ana', 'bot');
    introduce(seats, 'captain');
    choose(seats, 2, { kind: 'bot' });
    choose(seats, 3, { kind: 'bot' });
    const persons = (): string[] => seats.slice(1).map(({ person }) => person);

    expect(persons().toSorted()).toEqual([...CREW.captain].toSorted());

    choose(seats, 3, { bot: 'mate' });
    const before = seats[1]?.person;
    change(seats, 1);

    expect(seats[1]?.person).not.toBe(before);
    expect(new Set(persons()).size).toBe(3);
  });

  it('keep the person of a level that is chosen again', () => {
    const seats = seatsFor('Ana', 'bot');
    introduce(seats, 'captain');
    const before = seats[1]?.person;

    choose(seats, 1, { bot: 'captain' });

    expect(seats[1]?.person).toBe(before);
    expect(candidate(seats, 1, 'captain')).toBe(before);
    expect(candidate(seats, 1, 'mate')).toBe(CREW.mate[0]);
  });

  it('have no bot with the name of somebody who plays', () => {
    const seats = seatsFor('Ada', 'bot');
    introduce(seats, 'sailor');

    choose(seats, 1, { bot: 'mate' });

    expect(seats[1]?.person).toBe('Rufus');
  });

  it('move up when somebody is removed', () => {
    const seats = seatsFor('Ana', 'friend');
    introduce(seats, 'sailor');
    choose(seats, 2, { kind: 'bot', bot: 'captain' });

    remove(seats, 1);

    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'empty', 'empty']);
    expect(seats[1]?.bot).toBe('captain');
  });

  it('are told how the person at the first of them is drawn', () => {
    const avatar = { emblem: 'whale', tint: 'teal' } as const;

    expect(newSeats(seatsFor('Ana', 'friend'), avatar)[0]).toEqual({ name: 'Ana', avatar });
  });

  it('are told how each person at this device wants to be drawn', () => {
    const seats = seatsFor('Ana', 'person');
    const avatar = { emblem: 'octopus', tint: 'red' } as const;
    choose(seats, 1, { name: 'Hugo', avatar });

    expect(newSeats(seats)).toEqual([{ name: 'Ana' }, { name: 'Hugo', avatar }]);
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
