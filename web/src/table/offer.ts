import type { Session } from '../game/session';
import { listed, sentences, t } from '../text/fluent.svelte';
import type { Absences } from './absences.svelte';

/** Something that may be done about who plays, while nothing else is asked. */
export interface Offer {
  text: string;
  /** What can be chosen; `wait` is how many seconds that is not possible yet. */
  ways: { id: string; label: string; choose: () => void; wait?: number }[];
}

/** What is offered now: to play again, to agree to stop, or to go on without who is away. */
export function offer(session: Session, absences: Absences): Offer | null {
  if (session.over || session.watches || session.playing || session.asked) return null;
  return playAgain(session) ?? stopToo(session) ?? goOnWithout(session, absences);
}

function playAgain(session: Session): Offer | null {
  const { view, seats } = session;
  const seat = view?.mine.find((one) => seats[one]?.stand_in);
  if (!view || seat === undefined) return null;
  const name = view.table.players[seat]?.name ?? '';
  return {
    text: view.mine.length > 1 ? t('bot-plays-for', { name }) : t('bot-plays-for-you'),
    ways: [
      {
        id: 'play-again',
        label: t('play-again-myself'),
        choose: () => session.say({ type: 'take_back', seat }),
      },
    ],
  };
}

function stopToo(session: Session): Offer | null {
  const { view } = session;
  const [seat] = openSeats(session);
  if (!view || seat === undefined || view.gave_up.length === 0) return null;
  return {
    text: wouldStop(session),
    ways: [{ id: 'stop-too', label: t('stop-too'), choose: () => giveUp(session) }],
  };
}

function goOnWithout(session: Session, absences: Absences): Offer | null {
  const { view, acting } = session;
  const [mine] = view?.mine ?? [];
  const of = absences.asked.find((seat) => acting.includes(seat));
  if (!view || mine === undefined || of === undefined) return null;
  return {
    text: t('is-gone', { name: view.table.players[of]?.name ?? '' }),
    ways: [
      { id: 'wait', label: t('wait-for-them'), choose: () => absences.wait(of) },
      {
        id: 'let-bot-play',
        label: t('let-bot-play'),
        choose: () => session.say({ type: 'hand_over', seat: mine, of }),
        wait: session.graces.left(of),
      },
    ],
  };
}

/** The browser's seats that have not said yet that they would stop. */
export function openSeats({ view }: Session): number[] {
  return view?.mine.filter((seat) => !view.gave_up.includes(seat)) ?? [];
}

/** The browser's seats that have said that they would stop. */
export function stoppingSeats({ view }: Session): number[] {
  return view?.mine.filter((seat) => view.gave_up.includes(seat)) ?? [];
}

/** Who would leave the game unfinished; whoever sits alone at this browser is spoken to. */
export function wouldStop({ view }: Session): string {
  const { gave_up = [], mine = [] } = view ?? {};
  const self = mine.length === 1 ? mine[0] : undefined;
  const others = gave_up.filter((seat) => seat !== self);
  const names = others.map((seat) => view?.table.players[seat]?.name ?? '');
  const told = names.length ? [t('would-stop', { names: listed(names), count: names.length })] : [];
  if (others.length < gave_up.length) told.push(t('you-ask-to-stop'));
  return sentences(told);
}

/** Say for all seats of this browser that they play on after all. */
export function playOn(session: Session): void {
  for (const seat of stoppingSeats(session)) session.say({ type: 'take_back', seat });
}

/** Say for all seats of this browser that they would stop. */
export function giveUp(session: Session): void {
  for (const seat of openSeats(session)) session.say({ type: 'give_up', seat });
}
