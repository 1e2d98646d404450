import { untrack } from 'svelte';

import type { SessionState } from '../game/state.svelte';
import { t } from '../text/fluent.svelte';
import { tellTurn } from '../text/tell';
import { forgetNotice, notifyOfTurn } from './notifications';

/** Tells the player of their turn while they look elsewhere: in the title, and by a notification if they want it. */
export class Attention {
  private hidden = $state(document.hidden);

  /** Whether something is asked at this screen, and nobody looks at it. */
  private readonly calls: boolean = $derived.by(
    () => this.hidden && (this.session.asked || this.session.handOver !== null),
  );
  /** The title of the page; the waiting room has its own. */
  private readonly title: string | null = $derived.by(() => {
    const { room, shown } = this.session;
    if (room) return null;
    const turn = shown?.expedition ? tellTurn(shown.turn) : t('new-game');
    return t('table-title', { where: this.calls ? t('your-turn-title') : turn });
  });

  constructor(
    private readonly game: string,
    private readonly session: SessionState,
  ) {}

  /** The page was hidden, or is seen again. */
  look(): void {
    this.hidden = document.hidden;
  }

  /** Keep the title and the notification up to date while the component lives. */
  follow(): void {
    $effect(() => {
      if (this.calls) untrack(() => notifyOfTurn(this.game));
      else forgetNotice();
      return forgetNotice;
    });
    $effect(() => {
      if (this.title !== null) document.title = this.title;
    });
  }
}
