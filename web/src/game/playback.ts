import { tick } from 'svelte';

import type { News, Table, View } from '../protocol';
import { settings } from '../settings.svelte';
import { untilDone } from '../settled';
import { holdOf, isShown, scored, shownAfter, withMarksScored } from './news';
import type { Change, SessionState } from './state.svelte';

/** In the first turn of the tutorial there is more to read. */
const LONGER_AT_FIRST = 3;

export interface PlaybackHandlers {
  /** Called for each piece of news, shown or not. */
  tell: (news: News) => void;
  /** Called before a piece of news is shown; what it returns is called once it is. */
  step: (news: News) => (() => void) | undefined;
  /** Called with each change once its news have been shown. */
  apply: (change: Change) => void;
}

/** Shows one change after the other, and the news of each piece by piece. */
export class Playback {
  private running = false;
  private hurry = false;
  /** How many changes are shown at once, from the one that is being shown. */
  private skipping = 0;
  /** Whether to go on as soon as a piece of news is drawn. */
  private eager = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly state: SessionState,
    private readonly handlers: PlaybackHandlers,
  ) {}

  /** Show this change, after those that are still to be shown. */
  add(change: Change): void {
    this.state.queue = [...this.state.queue, change];
    if (!this.running) void untilDone(this.run());
  }

  /** Go on with the next piece of news. */
  next(): void {
    if (this.wake) this.wake();
    else this.eager = this.running;
  }

  /** Show all news at once that have come so far. */
  skip(): void {
    this.skipping = this.state.queue.length;
    this.hurry = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    const { state } = this;
    this.running = true;
    try {
      for (let [next] = state.queue; next; [next] = state.queue) {
        if (next.type === 'view' && next.news.length > 0) await this.showNews(next);
        state.queue = state.queue.slice(1);
        this.skipping = Math.max(0, this.skipping - 1);
        this.handlers.apply(next);
      }
    } finally {
      this.running = false;
    }
  }

  private async showNews(view: View): Promise<void> {
    const { state } = this;
    const turned = state.recent.at(-1)?.type === 'revealed';
    state.recent = [...(turned ? [] : state.recent), ...view.news];
    this.showOwn(view);
    this.hurry = settings.pace === 'none' || document.hidden || this.skipping > 0;
    for (const [at, news] of view.news.entries()) {
      this.handlers.tell(news);
      const table: Table = state.shown ?? view.table;
      if (isShown(table, news)) continue;
      const after = scored(shownAfter(table, news), view, at);
      if (this.hurry) state.shown = after;
      else await this.showStep(news, after, ofSame(news, view.news[at + 1]));
    }
    state.step = null;
    this.eager = false;
  }

  /** `goesOn` says whether the same player does more, before one is asked to go on. */
  private async showStep(news: News, table: Table, goesOn: boolean): Promise<void> {
    // Bring the player into view first, so that the strokes are seen as they are drawn.
    this.state.step = news;
    await tick();
    const after = this.handlers.step(news);
    this.state.shown = table;
    await tick();
    after?.();
    if (this.hurry) return;
    const first = this.state.view?.tutorial && this.state.view.table.turn === 0;
    await this.pause(holdOf(news) * (first ? LONGER_AT_FIRST : 1), goesOn);
  }

  /** One's own marks are on the table already: only the pencil becomes ink. */
  private showOwn(view: View): void {
    const { state } = this;
    if (!state.shown || view.seat === null || view.seat !== state.view?.seat) return;
    let table = state.shown;
    for (const news of view.news)
      if ((news.type === 'marked' || news.type === 'kept') && news.seat === view.seat)
        table = shownAfter(table, news);
    state.shown = withMarksScored(table, view, view.seat);
    if (view.number > state.view.number) state.marks.clear();
  }

  /** Wait for that long, or until the player goes on. */
  private async pause(milliseconds: number, goesOn: boolean): Promise<void> {
    const waits = settings.pace === 'tap' && !goesOn;
    const longer = settings.pace === 'tap' ? 2 : 1; // who likes to take their time reads this, too
    if (!this.eager)
      await new Promise<void>((resolve) => {
        const timer = waits ? undefined : setTimeout(resolve, milliseconds * longer);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wake = null;
    this.eager = false;
  }
}

/** Whether the next piece of news is about the same player. */
function ofSame(news: News, next: News | undefined): boolean {
  return Boolean(next && 'seat' in news && 'seat' in next && news.seat === next.seat);
}
