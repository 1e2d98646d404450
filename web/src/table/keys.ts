import type { Marking } from '../game/marking.svelte';
import type { Session } from '../game/session';
import { settings } from '../settings.svelte';

interface Deeds {
  takeBack: () => void;
  done: () => void;
}

/** The keys that work everywhere at the table. */
export function keys(event: KeyboardEvent, session: Session, marking: Marking, deeds: Deeds): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog, input, select, textarea') || event.altKey) return;
  if (/^[a-z]$/i.test(event.key) && !settings.letterKeys) return;
  if (session.playing) {
    if (event.key === 'Escape' || event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      session.skip();
    }
    return;
  }
  const confirm = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!confirm && (event.ctrlKey || event.metaKey)) return;
  const act = confirm ? deeds.done : deedOf(event.key, marking, deeds);
  if (act) {
    event.preventDefault();
    act();
  } else if (event.key.startsWith('Arrow') && !target?.closest('[role=group], [tabindex="0"]')) {
    const isle = document.querySelector<HTMLElement>('.mine [role=grid]');
    if (!isle) return;
    event.preventDefault();
    isle.focus({ preventScroll: true });
  }
}

function deedOf(
  key: string,
  marking: Marking,
  { takeBack, done }: Deeds,
): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'r':
      return () => marking.turn();
    case 'f':
      return () => marking.mirror();
    case 's':
      return () => marking.toggleSingle();
    case 'd':
      return done;
    case 'backspace':
      return takeBack;
    default:
      return undefined;
  }
}
