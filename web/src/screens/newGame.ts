import { begin, beginTutorial, bots } from '../api';
import { DEFAULT_OPPONENT, TUTOR } from '../facts';
import { anyone } from '../people/crew';
import type { NewSeat, View } from '../protocol';
import { set, settings } from '../settings.svelte';
import { t } from '../text/fluent.svelte';

/** The level last used, or else the usual one. */
export function levelFor(last: string, levels: readonly string[]): string {
  return [last, DEFAULT_OPPONENT].find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

/** The id of a new game against one bot, of this level or of the one last used. */
export async function againstBot(level = ''): Promise<string> {
  const bot = level || levelFor(settings.level, await bots());
  set('level', bot);
  return begin({ seats: [me(), { name: anyone(bot, [me().name]), bot }] });
}

/** The id of a new game of the same people, with all its bots of this level. */
export function atLevel(level: string, { table, to_come }: View): Promise<string> {
  set('level', level);
  const names: string[] = table.players.filter(({ bot }) => bot === null).map(({ name }) => name);
  const seats = table.players.map(({ name, bot, avatar }) => {
    if (bot === null) return { name, ...(avatar && { avatar }) };
    const person = anyone(level, names);
    names.push(person);
    return { name: person, bot: level };
  });
  return begin({ seats, memory_aid: to_come !== null });
}

/** The id of a new tutorial. */
export function learn(): Promise<string> {
  return beginTutorial({ ...me(), bot_name: anyone(TUTOR, [me().name]) });
}

/** Whoever plays at this browser. */
export function me(): NewSeat & { name: string } {
  const { name, avatar } = settings;
  return { name: name || t('name-skipper'), ...(avatar && { avatar }) };
}
