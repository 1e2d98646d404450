import { begin, beginTutorial, bots } from '../api';
import { DEFAULT_OPPONENT, TUTOR } from '../facts';
import type { View } from '../protocol';
import { set, settings } from '../settings.svelte';
import { t } from '../text/fluent.svelte';
import { botName } from '../text/tell';

/** The level last used, or else the usual one. */
export function levelFor(last: string, levels: readonly string[]): string {
  return [last, DEFAULT_OPPONENT].find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

/** The id of a new game against one bot, of this level or of the one last used. */
export async function againstBot(level = ''): Promise<string> {
  const bot = level || levelFor(settings.level, await bots());
  set('level', bot);
  return begin({ seats: [{ name: myName() }, { name: botName(bot), bot }] });
}

/** The id of a new game of the same people, with all its bots of this level. */
export function atLevel(level: string, { table, to_come }: View): Promise<string> {
  set('level', level);
  const seats = table.players.map(({ name, bot }) =>
    bot === null ? { name } : { name: botName(level), bot: level },
  );
  return begin({ seats, memory_aid: to_come !== null });
}

/** The id of a new tutorial. */
export function learn(): Promise<string> {
  return beginTutorial({ name: myName(), bot_name: botName(TUTOR) });
}

function myName(): string {
  return settings.name || t('name-skipper');
}
