import type { SessionState } from '../game/state.svelte';

/** How long nothing may happen before it is said that it takes a moment, and before the server is called slow. */
const LONG = 1000;
const SLOW = 2000;

/** Knows whether the player has waited for long. */
export class Patience {
  /** Whether nothing has been asked or told for a while. */
  long = $state(false);
  /** Whether the server has not answered for a while. */
  slow = $state(false);

  constructor(private readonly session: SessionState) {}

  /** Watch how long things take. */
  follow(): void {
    const waits = $derived(!this.session.asked && !this.session.playing);
    const unanswered = $derived(this.session.unanswered && this.session.connection === 'open');
    $effect(() => {
      if (!waits) return;
      const timer = setTimeout(() => (this.long = true), LONG);
      return () => {
        clearTimeout(timer);
        this.long = false;
      };
    });
    $effect(() => {
      if (!unanswered) return;
      const timer = setTimeout(() => (this.slow = true), SLOW);
      return () => {
        clearTimeout(timer);
        this.slow = false;
      };
    });
  }
}
