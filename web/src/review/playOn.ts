import { LEVELS } from '../facts';
import { firstOf, levelOf } from '../people/crew';
import type { NewSeat } from '../protocol';

/** A finished game: of this browser, by the key of the link to its replay, or a record as text. */
export type Source = { game: string; key: string } | { record: string };

/** Who plays where a record names a person. */
const OTHERWISE = 'captain';

/** The seats of a game that goes on: somebody here in one, and bots in the others, of the same levels where they are known. */
export function seatsFor(
  players: readonly string[],
  seat: number,
  me: NewSeat & { name: string },
): NewSeat[] {
  const names: string[] = [me.name];
  return players.map((name, at) => {
    if (at === seat) return me;
    const known = levelOf(name);
    const plain = LEVELS.find((level) => level === name.replace(/ \d+$/, ''));
    const bot = known ?? plain ?? OTHERWISE;
    const person = known ? name : firstOf(bot, [...names, ...players]);
    names.push(person);
    return { name: person, bot };
  });
}
