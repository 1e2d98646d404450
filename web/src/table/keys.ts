import { settings } from '../settings.svelte';
import type { Board } from './board.svelte';
import { asked } from './focus.svelte';

/** The keys that work everywhere at the table. */
export function keys(event: KeyboardEvent, board: Board): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog, input, select, textarea') || event.altKey) return;
  const presses = event.key === ' ' || event.key === 'Enter';
  const onButton = Boolean(target?.closest('button') ?? target?.closest('a'));
  // A key that is held down presses nothing that came up meanwhile.
  if (presses && onButton && event.repeat && !board.session.playing) event.preventDefault();
  if (board.tutor.opening || board.session.handOver !== null) return;
  if (/^[a-z]$/i.test(event.key) && !settings.letterKeys) return;
  if (board.session.playing) {
    if (event.key === 'Escape') board.skip();
    else if (!presses) return;
    else if (target?.closest('.pacing, .top')) return;
    else board.next();
    event.preventDefault();
    return;
  }
  const confirm = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!confirm && (event.ctrlKey || event.metaKey)) return;
  const act = confirm ? () => board.done() : actionOf(event.key, board);
  if (act) {
    event.preventDefault();
    act();
  } else if (event.key.startsWith('Arrow') && !target?.closest('[role=group], [tabindex="0"]')) {
    const place = asked();
    if (!place) return;
    event.preventDefault();
    place.focus({ preventScroll: true });
  }
}

function actionOf(key: string, board: Board): (() => void) | undefined {
  const { marking } = board;
  switch (key.toLowerCase()) {
    case 'r':
      return () => marking.turn();
    case 'f':
      return () => marking.mirror();
    case 's':
      return () => marking.toggleSingle();
    case 'h':
      return board.tutor.advice.offered ? () => void board.tutor.advice.goOn() : undefined;
    case 'd':
      return () => board.done();
    case 'backspace':
      return () => board.takeBack();
    default:
      return undefined;
  }
}
