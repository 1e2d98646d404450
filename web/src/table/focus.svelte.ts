import { tick } from 'svelte';

import type { SessionState } from '../game/state.svelte';
import { focusOn } from '../parts/focus';

/** Move the focus to what is asked, where it went away with a card or stayed on something that is done.
 *
 * It stays where it is while the table is `covered`. */
export function focusOnRequests(session: SessionState, covered: () => boolean): void {
  $effect(() => {
    if (!session.asked || covered()) return;
    const taking = session.view?.table.phase === 'take';
    void tick().then(() => {
      const at = document.activeElement;
      if (at && at !== document.body && !(taking && at.closest('.mine, .actions'))) return;
      // A treasure is taken for good: the first one is a step away from the key that goes on with news.
      const first = taking ? '.display.choosing[role=group]' : '.mine [role=grid], .hand button';
      focusOn(document.querySelector<HTMLElement>(first));
    });
  });
}
