import { MAX_PLAYERS } from '../facts';
import type { NewSeat } from '../protocol';
import { t } from '../text/fluent.svelte';
import { botName } from '../text/tell';

/** Who is to sit in a seat of a new table. */
export type Kind = 'bot' | 'person' | 'friend' | 'anyone' | 'empty';

export interface Seat {
  kind: Kind;
  name: string;
  bot: string;
}

/** The seats of a new table: somebody at this browser, one more, and room for others. */
export function seatsFor(name: string, second: Kind): Seat[] {
  const kinds: Kind[] = ['person', second];
  return Array.from({ length: MAX_PLAYERS }, (_, at) => ({
    kind: kinds[at] ?? 'empty',
    name: at === 0 ? name : '',
    bot: '',
  }));
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

/** The seats as the server is asked for them; it tells bots of one name apart by a number. */
export function newSeats(seats: readonly Seat[]): NewSeat[] {
  return seats.flatMap<NewSeat>(({ kind, name, bot }, at) => {
    switch (kind) {
      case 'empty':
        return [];
      case 'person':
        return [{ name: name.trim() || standIn(seats, at) }];
      case 'bot':
        return [{ name: botName(bot), bot }];
      default:
        return [{ waits_for: kind }];
    }
  });
}
