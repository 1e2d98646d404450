import { untrack } from 'svelte';

import { readPlacement } from '../game/moves';
import { names } from '../game/squares';
import { tremble } from '../haptics';
import { sounds } from '../sound';
import { listed, sentences, separated, t } from '../text/fluent.svelte';
import { tellGain, tellRefusal } from '../text/tell';
import type { Board } from './board.svelte';
import { promptFor, tellConnection } from './prompt';

/** Tell those who listen what is asked of them, and what became of what they did. */
export function announcePlay(board: Board): void {
  announceMarks(board);
  announceGhost(board);
  announceUnchanged(board);
  announceComplaints(board);
  announceRefusals(board);
  announceConnection(board);
  announceSlowness(board);
  announceRequests(board);
}

/** Each new pencil mark is heard and told. */
function announceMarks({ session, announcer }: Board): void {
  let before: readonly string[] = [];
  $effect(() => {
    const { pencil } = session;
    untrack(() => {
      const last = pencil.at(-1);
      const placed = last && readPlacement(last);
      const isNew = String(pencil) !== String(before) && pencil.length >= before.length;
      if (session.asked && placed && isNew) {
        sounds.pencil();
        tremble('mark');
        for (const gain of session.pencilGains) if (gain.type !== 'complete') sounds[gain.type]();
        const squares = listed(names(placed.squares));
        const gains = separated(session.pencilGains.map(tellGain));
        announcer.tell(t(gains ? 'placed-at' : 'placed-at-plain', { squares, gains }));
      }
      before = pencil;
    });
  });
}

/** Where the pattern would lie is told to those who move it with the keyboard. */
function announceGhost({ marking, announcer }: Board): void {
  $effect(() => {
    const { ghost, spot, moving, oneSquare } = marking;
    if (!document.activeElement?.matches('[role=grid]:focus-visible')) return;
    if (!ghost) {
      if (spot && !moving && !oneSquare) announcer.point(t('complaint-not-here'));
      return;
    }
    const squares = listed(names(ghost.squares));
    announcer.point(
      ghost.gains.length
        ? t('ghost-at', { squares, gains: separated(ghost.gains.map(tellGain)) })
        : t('ghost-at-plain', { squares }),
    );
  });
}

/** Why the pattern lies as before, although it was turned. */
function announceUnchanged({ marking, announcer }: Board): void {
  $effect(() => {
    if (marking.unchanged) announcer.tell(t(marking.unchanged.why));
  });
}

/** Why a gesture did nothing. */
function announceComplaints({ marking, announcer }: Board): void {
  $effect(() => {
    if (!marking.complaint) return;
    sounds.nope();
    tremble('nope');
    announcer.tell(t(`complaint-${marking.complaint.key}`));
  });
}

/** Why the server did not do what was sent. */
function announceRefusals({ session, announcer }: Board): void {
  $effect(() => {
    if (session.refused) announcer.tell(tellRefusal(session.refused));
  });
}

/** That the connection is cut, once there is a table to come back to. */
function announceConnection({ session, announcer }: Board): void {
  const cut = $derived(session.view ? tellConnection(session.connection) : '');
  $effect(() => {
    if (cut) announcer.tell(cut);
  });
}

/** That the server takes long to answer. */
function announceSlowness(board: Board): void {
  $effect(() => {
    if (board.slow) board.announcer.tell(t('server-slow'));
  });
}

/** What is asked is told; while the screen is handed over, nothing that was told before stays. */
function announceRequests({ session, marking, tutor, announcer }: Board): void {
  const request = $derived.by(() => {
    if (!session.asked || tutor.opening) return '';
    const { note } = tutor;
    const { what, how } = promptFor(session, marking, note);
    const isOpen = !tellConnection(session.connection);
    return sentences([what, isOpen ? how : '', note?.text ?? '', note?.also ?? '']);
  });
  const next = $derived(session.handOver);
  $effect(() => {
    if (next !== null) announcer.hush();
    else if (request) announcer.tell(request);
  });
}
