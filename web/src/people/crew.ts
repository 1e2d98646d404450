/** The persons of each level of bots. There are as many as bots at a table with one of us. */
export const CREW = {
  deckhand: ['Pip', 'Nela', 'Jonah'],
  sailor: ['Bo', 'Ines', 'Olaf'],
  mate: ['Ada', 'Rufus', 'Yara'],
  captain: ['Marta', 'Corvo', 'Henrik'],
  legend: ['Isolde', 'Tariq', 'Kaia'],
} as const;

export type Person = (typeof CREW)[keyof typeof CREW][number];

const EVERYONE: readonly Person[] = Object.values(CREW).flat();

function ofLevel(bot: string): readonly Person[] {
  return bot in CREW ? CREW[bot as keyof typeof CREW] : EVERYONE;
}

/** Those of that level who are not there already; all of them, if all are. */
function free(bot: string, others: readonly string[]): readonly Person[] {
  const all = ofLevel(bot);
  const free = all.filter((name) => !others.includes(name));
  return free.length ? free : all;
}

/** Somebody of that level who is not there already; everybody has a turn some day. */
export function anyone(bot: string, others: readonly string[] = []): Person {
  const all = free(bot, others);
  return at(all, Math.floor(Math.random() * all.length));
}

/** The first of that level who is not there already. */
export function firstOf(bot: string, others: readonly string[]): Person {
  return at(free(bot, others), 0);
}

/** The next of that level after `name`, leaving out those who are there already. */
export function nextAfter(bot: string, name: string, others: readonly string[]): Person {
  const all = ofLevel(bot);
  const after = all.findIndex((one) => one === name) + 1;
  const order = [...all.slice(after), ...all.slice(0, after)];
  return order.find((one) => one !== name && !others.includes(one)) ?? at(all, after - 1);
}

/** The one of ours who is called so; the server numbers people of one name. */
export function named(name: string, among: readonly Person[] = EVERYONE): Person | undefined {
  const plain = name.replace(/ \d+$/, '');
  return among.find((one) => one === plain);
}

/** The level of the one of ours who is called so. */
export function levelOf(name: string): string | undefined {
  const person = named(name);
  return Object.entries(CREW).find(([, people]) => people.some((one) => one === person))?.[0];
}

/** Who plays for a bot that is called so. Where the name is not one of ours, as in games of older
 * versions and of other programs, the seat decides. */
export function personOf(bot: string, name: string, seat: number): Person {
  const all = ofLevel(bot);
  return named(name, all) ?? at(all, seat % all.length);
}

function at(people: readonly Person[], index: number): Person {
  return people[index] ?? 'Pip';
}
