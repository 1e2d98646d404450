import { MAX_PLAYERS } from '../facts';
import { anyone, firstOf, nextAfter } from '../people/crew';
import type { Avatar, NewSeat } from '../protocol';
import { t } from '../text/fluent.svelte';

/** Who is to sit in a seat of a new table. */
export type Kind = 'bot' | 'person' | 'friend' | 'anyone' | 'empty';

export interface Seat {
  kind: Kind;
  name: string;
  bot: string;
  /** Who plays for the bot. */
  person: string;
  /** How a person is drawn, if that was chosen. */
  avatar: Avatar | null;
}

/** The seats of a new table: somebody at this browser, one more, and room for others. */
export function seatsFor(name: string, second: Kind): Seat[] {
  const kinds: Kind[] = ['person', second];
  return Array.from({ length: MAX_PLAYERS }, (_, at) => ({
    ...vacant(),
    kind: kinds[at] ?? 'empty',
    name: at === 0 ? name : '',
  }));
}

function vacant(): Seat {
  return { kind: 'empty', name: '', bot: '', person: '', avatar: null };
}

/** The level that bots have who are seated from now on. */
export function introduce(seats: Seat[], level: string): void {
  for (const at of seats.keys()) choose(seats, at, { bot: seats[at]?.bot || level });
}

/** Change a seat. Bots of a level are different persons. */
export function choose(seats: Seat[], at: number, over: Partial<Seat>): void {
  const seat = seats[at];
  if (!seat) return;
  if (over.bot) seat.person = candidate(seats, at, over.bot);
  Object.assign(seat, over);
  const taken = others(seats, at);
  if (seat.kind === 'bot' && (!seat.person || taken.includes(seat.person)))
    seat.person = anyone(seat.bot, taken);
}

function others(seats: readonly Seat[], at: number): string[] {
  return seats
    .filter(({ kind }, other) => other !== at && kind !== 'empty')
    .map(({ kind, name, person }) => (kind === 'bot' ? person : name.trim()));
}

/** Who would play for a bot of that level at this seat. */
export function candidate(seats: readonly Seat[], at: number, level: string): string {
  const seat = seats[at];
  return seat?.bot === level ? seat.person : firstOf(level, others(seats, at));
}

/** Let somebody else of the same level play at this seat. */
export function change(seats: readonly Seat[], at: number): void {
  const seat = seats[at];
  if (seat) seat.person = nextAfter(seat.bot, seat.person, others(seats, at));
}

/** Take a seat away; the seats after it move up. */
export function remove(seats: Seat[], at: number): void {
  const [gone = vacant()] = seats.splice(at, 1);
  seats.push({ ...vacant(), bot: gone.bot });
}

/** Whether somebody is to come from elsewhere. */
export function waits(seats: readonly Seat[]): boolean {
  return seats.some(({ kind }) => kind === 'friend' || kind === 'anyone');
}

/** Whether the table is in the lobby: it is if anyone may take one of its seats. */
export function isListed(seats: readonly Seat[]): boolean {
  return seats.some(({ kind }) => kind === 'anyone');
}

/** List the table in the lobby, with every seat that waited for a friend open to anyone; or not. */
export function list(seats: readonly Seat[], listed: boolean): void {
  const [from, to]: [Kind, Kind] = listed ? ['friend', 'anyone'] : ['anyone', 'friend'];
  for (const seat of seats) if (seat.kind === from) seat.kind = to;
}

/** The name of somebody who gives none: a name that any sentence can have, so never "You". */
export function standIn(seats: readonly Seat[], at: number): string {
  const people = seats.filter(({ kind }) => kind !== 'bot' && kind !== 'empty').length;
  return people > 1 ? t('name-default', { seat: at + 1 }) : t('name-skipper');
}

/** The seats as the server is asked for them; the first person has that avatar. */
export function newSeats(seats: readonly Seat[], avatar: Avatar | null = null): NewSeat[] {
  return seats.flatMap<NewSeat>(({ kind, name, bot, person, avatar: chosen }, at) => {
    switch (kind) {
      case 'empty':
        return [];
      case 'person':
        return [
          { name: name.trim() || standIn(seats, at), ...drawnAs(at === 0 ? avatar : chosen) },
        ];
      case 'bot':
        return [{ name: person, bot }];
      default:
        return [{ waits_for: kind }];
    }
  });
}

function drawnAs(avatar: Avatar | null): Pick<NewSeat, 'avatar'> {
  return avatar ? { avatar: { ...avatar } } : {};
}
