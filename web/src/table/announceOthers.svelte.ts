import { untrack } from 'svelte';

import { sounds } from '../sound';
import { sentences, t } from '../text/fluent.svelte';
import { botName, tellRemark } from '../text/tell';
import type { Board } from './board.svelte';
import { wouldStop } from './offer';
import { changes } from './presence';

/** Tell those who listen what the others do besides playing, and how the time runs. */
export function announceOthers(board: Board): void {
  announceRemarks(board);
  announceStandIns(board);
  announceAbsences(board);
  announceGraces(board);
  announceTime(board);
  announceTimeUp(board);
  announceStopping(board);
  announceRematch(board);
}

/** Who would leave the game unfinished. */
function announceStopping({ session, announcer }: Board): void {
  const told = $derived(session.view?.gave_up.length && !session.over ? wouldStop(session) : '');
  $effect(() => {
    if (told) announcer.tell(told);
  });
}

/** That somebody has begun a rematch. */
function announceRematch({ session, announcer }: Board): void {
  const told = $derived(
    session.view?.rematch ? t(session.watches ? 'watch-rematch' : 'come-along') : '',
  );
  $effect(() => {
    if (told) announcer.tell(told);
  });
}

/** What others say in the chat. */
function announceRemarks({ session, announcer }: Board): void {
  session.chat.onremark = (remark) => {
    sounds.tick();
    announcer.tell(tellRemark(remark));
  };
}

/** For whom a bot plays from now on, or no longer. */
function announceStandIns({ session, absences, announcer, passing }: Board): void {
  let before = session.seats;
  $effect(() => {
    const { seats, view } = session;
    if (!view) return;
    absences.look(seats, view.table.players, view.mine);
    untrack(() => {
      for (const told of changes(before, session)) announcer.tell(told);
      const ofPeople = changes(before, session, true);
      if (ofPeople.length) passing.say(sentences(ofPeople));
    });
    before = seats;
  });
}

/** Absences are announced only after a while: a reload is not one. */
function announceAbsences({ session, absences, announcer }: Board): void {
  let before: readonly number[] = [];
  $effect(() => {
    const { gone } = absences;
    untrack(() => {
      const name = (seat: number): string => session.view?.table.players[seat]?.name ?? '';
      for (const seat of gone)
        if (!before.includes(seat)) announcer.tell(t('is-gone', { name: name(seat) }));
      for (const seat of before)
        if (!gone.includes(seat) && session.seats[seat]?.here)
          announcer.tell(t('is-back', { name: name(seat) }));
      before = gone;
    });
  });
}

/** That a bot may play is told once, and only to those who were told to wait. */
function announceGraces({ session, absences, announcer }: Board): void {
  let waiting: readonly number[] = [];
  $effect(() => {
    const now = session.watches
      ? []
      : absences.gone.filter((seat) => session.graces.left(seat) > 0);
    untrack(() => {
      for (const seat of waiting)
        if (absences.gone.includes(seat) && !now.includes(seat))
          announcer.tell(
            t('bot-may-play', { name: session.view?.table.players[seat]?.name ?? '' }),
          );
      waiting = now;
    });
  });
}

/** That a bot moved for the player, before what it did. */
function announceTimeUp({ session, announcer }: Board): void {
  session.timeUp.onup = (bot) => announcer.tell(t('time-is-up', { bot: botName(bot) }));
}

/** Announce the last seconds, but not each of them, to the player who has to act. */
function announceTime({ session, announcer }: Board): void {
  $effect(() => {
    const { left } = session.clock;
    untrack(() => {
      const clock = session.view?.clock;
      if (left === null || !clock || !session.asked) return;
      if (left > 0 && left <= 5) sounds.tick();
      if ((left === 30 && clock > 45) || (left === 10 && clock > 15) || (left === 5 && clock <= 15))
        announcer.tell(t('seconds-left', { count: left }));
    });
  });
}
