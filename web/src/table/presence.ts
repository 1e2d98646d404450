import type { IconName } from '../art/Icon.svelte';
import type { Reaction } from '../game/chat.svelte';
import type { Session } from '../game/session.svelte';
import { separated, t } from '../text/fluent.svelte';
import { botName } from '../text/tell';

/** What a seat is doing at this moment. */
export interface Doing {
  /** Whether it has nothing more to do in this turn. */
  ready: boolean;
  icon: IconName;
  /** Whether its person does not look at the table, and no bot plays for them. */
  away: boolean;
  standIn: boolean;
  /** That another bot plays for this one, in a sentence. */
  replaced: string;
  reaction: Reaction | undefined;
  text: string;
}

/** What each seat is doing; nothing where the game is over. */
export function doings({ view, seats, acting, over, chat }: Session): (Doing | null)[] {
  if (!view) return [];
  return view.table.players.map(({ name, bot }, seat) => {
    const reaction = chat.flashes[seat]?.reaction;
    if (over) return reaction ? { ...RESTING, reaction } : null;
    const other = seats[seat]?.stand_in;
    const standIn = Boolean(other);
    const away = bot === null && !standIn && seats[seat]?.here === false;
    const ready = !view.waiting.includes(seat);
    const [icon, now]: [IconName, string] = ready
      ? ['done', t('ready')]
      : acting.includes(seat)
        ? ['wait', t('choosing')]
        : ['next', t('soon')];
    const more = away ? [t('away')] : other ? [tellStandIn(bot, other)] : [];
    const replaced = bot && other ? tellReplaced(name, other) : '';
    return { ready, icon, away, standIn, replaced, reaction, text: separated([now, ...more]) };
  });
}

const RESTING = {
  ready: true,
  icon: 'done',
  away: false,
  standIn: false,
  replaced: '',
  text: '',
} as const;

function tellStandIn(bot: string | null, other: string): string {
  return bot ? t('replaced-here', { bot: botName(other) }) : t('bot-plays-here');
}

function tellReplaced(name: string, other: string): string {
  return t('bot-replaced', { name, bot: botName(other) });
}

/** What changed between two moments, in sentences; of oneself nothing needs to be told. */
export function changes(before: Session['seats'], session: Session): string[] {
  const { view, seats } = session;
  if (!view) return [];
  return view.table.players.flatMap(({ name, bot }, seat) => {
    const [then, now] = [before[seat], seats[seat]];
    if (!then || !now || then.stand_in === now.stand_in) return [];
    if (!now.stand_in) return [t('plays-again', { name })];
    return [bot ? tellReplaced(name, now.stand_in) : t('bot-plays-for', { name })];
  });
}
