import { tick } from 'svelte';

import type { SessionState } from '../game/state.svelte';
import { focusOn } from '../parts/focus';

/**
 * Where to do what is asked. A treasure is taken for good: the first one is a step away from the key that
 * goes on with news.
 */
export function asked(): HTMLElement | null {
  return find('.display.choosing[role=group], .mine [role=grid], .hand button');
}

const find = (what: string): HTMLElement | null => document.querySelector(what);

/** Move the focus to what is asked, where it stayed on something that is done; not while the table is `covered`. */
export function focusOnRequests(session: SessionState, covered: () => boolean): void {
  $effect(() => {
    if (!session.asked || covered()) return;
    const taking = session.view?.table.phase === 'take';
    void tick().then(() => {
      const at = document.activeElement;
      if (at && at !== document.body && !(taking && at.closest('.mine, .actions'))) return;
      focusOn(asked());
    });
  });
}

/** Bring the focus back to the table, where what had it went away with a card or a button. */
export function keepFocus(): void {
  $effect(() => {
    let last: Element | null = null;
    const observer = new MutationObserver(() => {
      if (last?.isConnected !== false || document.activeElement !== document.body) return;
      focusOn(asked() ?? find('.pacing .next') ?? find('.confirm .done'));
    });
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  });
}
