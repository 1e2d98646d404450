import { begin, beginTutorial, bots } from '../api';
import { TUTOR } from '../facts';
import { anyone } from '../people/crew';
import type { NewSeat } from '../protocol';
import { set, settings } from '../settings.svelte';
import { t } from '../text/fluent.svelte';

/** The level last used; somebody new begins with the gentlest but one. */
export function levelFor(last: string, levels: readonly string[]): string {
  return levels.includes(last) ? last : (levels[1] ?? levels[0] ?? '');
}

/** The id of a new game against one bot, of this level or of the one last used. */
export async function againstBot(level = ''): Promise<string> {
  const bot = level || levelFor(settings.level, await bots());
  set('level', bot);
  return begin({ seats: [me(), { name: anyone(bot, [me().name]), bot }] });
}

/** The id of a new tutorial. */
export function learn(): Promise<string> {
  return beginTutorial({ ...me(), bot_name: anyone(TUTOR, [me().name]) });
}

function me(): NewSeat & { name: string } {
  const { name, avatar } = settings;
  return { name: name || t('name-skipper'), ...(avatar && { avatar }) };
}
