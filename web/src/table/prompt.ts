import type { ConnectionState } from '../game/connection';
import type { Marking } from '../game/marking.svelte';
import type { SessionState } from '../game/state.svelte';
import type { Note } from '../tutorial/note';
import { listed, t } from '../text/fluent.svelte';
import { patternName, tellMeaning } from '../text/tell';

/** One sentence that says what to do, and a smaller one beside it. */
export interface PromptText {
  what: string;
  how: string;
  /** Whether it tells what happens rather than asks. */
  news?: boolean;
  /** Whether it is worth saying only if it takes long. */
  brief?: boolean;
}

/** What is asked of the player now, or what everybody waits for; and that the connection is cut, if it is.
 *
 * A note says it in the place of the smaller sentence, unless only both together say what to do. */
export function promptFor(
  session: SessionState,
  marking: Marking,
  note: Note | null = null,
): PromptText {
  const now = promptNow(session, marking, note);
  const how = tellConnection(session.connection);
  if (how) return { ...now, how };
  return note?.text && note.name !== 'hint-no-fit' ? { ...now, how: '' } : now;
}

/** That the connection is cut, and why; nothing while it is open. */
export function tellConnection(state: ConnectionState): string {
  if (state === 'restarting') return t('restarting');
  return state === 'cut' ? t('cut-off') : '';
}

function promptNow(session: SessionState, marking: Marking, note: Note | null): PromptText {
  const { view, shown } = session;
  if (!view || !shown) return { what: t('loading'), how: '' };
  if (session.step) {
    const own = view.mine.length === 1 ? view.seat : null;
    return { what: tellMeaning(session.step, shown.players, own), how: '', news: true };
  }
  if (session.over) return { what: t(view.abandoned ? 'left-unfinished' : 'news-ended'), how: '' };
  if (!session.asked) return waiting(session);
  switch (view.table.phase) {
    case 'keep':
      return {
        what: t('to-keep'),
        how: session.pencil.length ? t('to-confirm-help') : t('to-keep-help'),
      };
    case 'take':
      return { what: taking(session), how: t('to-take-help') };
    default:
      return marks(session, marking, view.table.expedition ?? '', note);
  }
}

function marks(
  session: SessionState,
  marking: Marking,
  expedition: string,
  note: Note | null,
): PromptText {
  const pattern = patternName(expedition);
  if (session.legal.some(({ move }) => move === 'pass'))
    return { what: t('to-pass'), how: t('to-pass-help') };
  if (session.seemsComplete) return { what: t('to-confirm'), how: t('to-confirm-help') };
  if (session.pencil.length > 0) {
    const cross = session.pencilGains.find((gain) => gain.type === 'cross');
    return {
      what: t('to-mark-bonus', { count: cross?.squares ?? 1 }),
      how: t('to-mark-bonus-help'),
    };
  }
  if (marking.patterns.length === 0)
    return { what: t('no-fit', { pattern }), how: t('no-fit-one') };
  if (note?.single ?? marking.oneSquare)
    return { what: t('to-mark-one'), how: t('to-mark-one-chosen', { pattern }) };
  return {
    what: t('to-mark-pattern', { pattern }),
    how: t(session.view?.table.turn === 0 ? 'to-mark-first' : 'to-mark-or-one'),
  };
}

/** Who is to take, where several people sit at one screen. */
function taking({ view, shown }: SessionState): string {
  if (!view || view.seat === null || view.mine.length < 2) return t('to-take');
  return t('to-take-name', { name: shown?.players[view.seat]?.name ?? '' });
}

function waiting({ view, shown, acting, seats, watches }: SessionState): PromptText {
  const others = acting.filter((seat) => seat !== view?.seat);
  const names = others.map((seat) => shown?.players[seat]?.name ?? '');
  const away = others.some((seat) => shown?.players[seat]?.bot === null && !seats[seat]?.here);
  const stops = view?.seat != null && view.gave_up.includes(view.seat);
  const how = watches
    ? t('you-only-watch')
    : stops
      ? t('you-would-stop')
      : away
        ? t('comes-back-any-time')
        : '';
  if (!names.length) return { what: t('one-moment'), how, brief: true };
  return { what: t('waiting-for', { names: listed(names) }), how };
}
