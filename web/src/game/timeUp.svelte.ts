import type { View } from '../protocol';

const SHOWN = 6000;

/** That a turn was over before the player was done, and which bot moved for them. */
export class TimeUp {
  /** The bot, for as long as it is shown. */
  bot = $state<string | null>(null);
  /** Called once for each such action, before its news are told. */
  onup: ((bot: string) => void) | undefined;
  private known = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in what a view says about the last action of its seat. */
  hear({ seat, number, moved_by }: View): void {
    const action = `${seat}/${number}`;
    if (!moved_by || this.known === action) return;
    this.known = action;
    this.bot = moved_by;
    this.onup?.(moved_by);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.bot = null), SHOWN);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.bot = null;
  }
}
