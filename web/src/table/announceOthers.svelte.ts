import { untrack } from 'svelte';

import type { Session } from '../game/session';
import { sounds } from '../sound';
import { t } from '../text/fluent.svelte';
import { tellRemark } from '../text/tell';
import type { Absences } from './absences.svelte';
import type { Announcer } from './announcer.svelte';
import { wouldStop } from './offer';
import { changes } from './presence';

/** Tell those who listen what the others do besides playing, and how the time runs. */
export function announceOthers(session: Session, absences: Absences, announcer: Announcer): void {
  tellRemarks(session, announcer);
  tellPresence(session, absences, announcer);
  tellAbsences(session, absences, announcer);
  tellGraces(session, absences, announcer);
  tellTime(session, announcer);
  tellStopping(session, announcer);
  tellRematch(session, announcer);
}

function tellStopping(session: Session, announcer: Announcer): void {
  const told = $derived(session.view?.gave_up.length && !session.over ? wouldStop(session) : '');
  $effect(() => {
    if (told) announcer.tell(told);
  });
}

function tellRematch(session: Session, announcer: Announcer): void {
  const told = $derived(
    session.view?.rematch ? t(session.watches ? 'watch-rematch' : 'come-along') : '',
  );
  $effect(() => {
    if (told) announcer.tell(told);
  });
}

function tellRemarks(session: Session, announcer: Announcer): void {
  session.chat.onremark = (remark) => {
    sounds.tick();
    announcer.tell(tellRemark(remark));
  };
}

function tellPresence(session: Session, absences: Absences, announcer: Announcer): void {
  let before = session.seats;
  $effect(() => {
    const { seats, view } = session;
    if (!view) return;
    absences.look(seats, view.table.players, view.mine);
    for (const told of untrack(() => changes(before, session))) announcer.tell(told);
    before = seats;
  });
}

/** Who is away is told only after a while: a reload is no absence. */
function tellAbsences(session: Session, absences: Absences, announcer: Announcer): void {
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
function tellGraces(session: Session, absences: Absences, announcer: Announcer): void {
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

/** The last seconds are called out to who is asked, but not every one of them. */
function tellTime(session: Session, announcer: Announcer): void {
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
