import type { IconName } from '../art/Icon.svelte';
import type { Reaction } from '../game/chat.svelte';
import type { Session } from '../game/session.svelte';
import { t } from '../text/fluent.svelte';

/** What a seat is doing at this moment. */
export interface Doing {
  /** Whether it has nothing more to do in this turn. */
  ready: boolean;
  icon: IconName;
  /** Whether its person does not look at the table, and no bot plays for them. */
  away: boolean;
  standIn: boolean;
  reaction: Reaction | undefined;
  text: string;
}

/** What each seat is doing; nothing where the game is over. */
export function doings({ view, seats, acting, over, chat }: Session): (Doing | null)[] {
  if (!view) return [];
  return view.table.players.map(({ bot }, seat) => {
    const reaction = chat.flashes[seat]?.reaction;
    if (over) return reaction ? { ...RESTING, reaction } : null;
    const standIn = Boolean(seats[seat]?.stand_in);
    const away = bot === null && !standIn && seats[seat]?.here === false;
    const ready = !view.waiting.includes(seat);
    const [icon, now]: [IconName, string] = ready
      ? ['done', t('ready')]
      : acting.includes(seat)
        ? ['wait', t('choosing')]
        : ['next', t('soon')];
    const more = standIn ? [t('bot-plays-here')] : away ? [t('away')] : [];
    return { ready, icon, away, standIn, reaction, text: [now, ...more].join(', ') };
  });
}

const RESTING = { ready: true, icon: 'done', away: false, standIn: false, text: '' } as const;

/** What changed between two moments, in sentences; of oneself nothing needs to be told. */
export function changes(before: Session['seats'], session: Session): string[] {
  const { view, seats } = session;
  if (!view) return [];
  return view.table.players.flatMap(({ name }, seat) => {
    const [then, now] = [before[seat], seats[seat]];
    if (!then || !now || then.stand_in === now.stand_in) return [];
    return [t(now.stand_in ? 'bot-plays-for' : 'plays-again', { name })];
  });
}
