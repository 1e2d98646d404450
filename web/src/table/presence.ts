import type { IconName } from '../art/Icon.svelte';
import type { Reaction } from '../game/chat.svelte';
import type { SessionState } from '../game/state.svelte';
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
  /** Which other bot plays for this one, in words, and why. */
  replaced: string;
  why: string;
  reaction: Reaction | undefined;
  /** What its bot says just now. */
  says: string;
  text: string;
}

/** What each seat is doing; nothing where the game is over. */
export function doings(
  { view, seats, acting, over, chat, step }: SessionState,
  talk: { seat: number; text: string } | null = null,
): (Doing | null)[] {
  if (!view) return [];
  // What all did at once is shown once all have done it.
  const allDone = step !== null && view.table.phase !== 'take';
  return view.table.players.map(({ name, bot }, seat) => {
    const reaction = chat.flashes[seat]?.reaction;
    if (over) return reaction ? { ...RESTING, reaction } : null;
    const other = seats[seat]?.stand_in;
    const standIn = Boolean(other);
    const away = bot === null && !standIn && seats[seat]?.here === false;
    const ready = allDone || !view.waiting.includes(seat);
    const [icon, now]: [IconName, string] = ready
      ? ['done', t('ready')]
      : acting.includes(seat)
        ? ['wait', t('choosing')]
        : ['next', t('soon')];
    const replaced = bot && other ? t('replaced-here', { bot: botName(other) }) : '';
    const why = bot && other ? t('bot-replaced', { name, bot: botName(other) }) : '';
    const more = standIn ? [replaced || t('bot-plays-here')] : away ? [t('away')] : [];
    const says = talk?.seat === seat ? talk.text : '';
    const text = separated([now, ...more]);
    return { ready, icon, away, standIn, replaced, why, reaction, says, text };
  });
}

const RESTING = {
  ready: true,
  icon: 'done',
  away: false,
  standIn: false,
  replaced: '',
  why: '',
  says: '',
  text: '',
} as const;

/** What changed between two moments, in sentences; of all seats, or only of people's. */
export function changes(
  before: SessionState['seats'],
  session: SessionState,
  ofPeople = false,
): string[] {
  const { view, seats } = session;
  if (!view) return [];
  return view.table.players.flatMap(({ name, bot }, seat) => {
    const [then, now] = [before[seat], seats[seat]];
    if (!then || !now || then.stand_in === now.stand_in || (ofPeople && bot)) return [];
    if (!now.stand_in) return [t('plays-again', { name })];
    if (!bot) return [t('bot-plays-for', { name })];
    return [t('bot-replaced', { name, bot: botName(now.stand_in) })];
  });
}
