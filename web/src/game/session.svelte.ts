import { tick } from 'svelte';

import type { Gain, Legal, News, ServerMessage, Table, View } from '../protocol';
import { motion, settings } from '../settings.svelte';
import { Line, type LineState, type Wire } from './line';
import { isShown, shownAfter } from './news';

/** How long a piece of news stays before the next; the strokes themselves are quicker. */
const HOLD = { marked: 650, bonus: 400, other: 500 };
const CONFIRM_AFTER = 400;

/** One table as this browser sees it: the last view, the pencil marks, and the news still to be shown. */
export class Session {
  view = $state.raw<View | null>(null);
  /** The table as drawn: while news are shown, it lags behind the view. */
  shown = $state.raw<Table | null>(null);
  step = $state.raw<News | null>(null);
  /** What happened since the expedition before this one was revealed. */
  recent = $state.raw<readonly News[]>([]);
  pencil = $state.raw<readonly string[]>([]);
  pencilled = $state.raw<readonly Gain[]>([]);
  /** What may follow the pencil marks; unknown until the server has answered. */
  legal = $state.raw<readonly Legal[]>([]);
  complete = $state(false);
  sent = $state(false);
  refused = $state.raw<{ why: string } | null>(null);
  line = $state<LineState>('joining');
  playing = $state(false);
  /** Called before a step is shown; what it returns is called once it is. */
  onstep: ((news: News) => (() => void) | undefined) | undefined;
  /** Called for each piece of news, shown with motion or not. */
  ontell: ((news: News) => void) | undefined;

  private readonly wire: Line;
  private readonly queue: View[] = [];
  private known: Record<string, readonly Legal[]> = {};
  private wake: (() => void) | null = null;
  private hurry = false;
  private wantsDone = false;
  private touched = false;

  constructor(connect: () => Wire) {
    this.wire = new Line({
      connect,
      hear: (message) => this.hear(message),
      changed: (state) => (this.line = state),
    });
  }

  close(): void {
    this.hurry = true;
    this.wake?.();
    this.wire.close();
  }

  retry(): void {
    this.wire.retry();
  }

  /** Whether this seat is asked for something now. */
  get asked(): boolean {
    const { view } = this;
    if (!view || view.seat === null || this.playing || this.sent) return false;
    return this.legal.length > 0 || this.pencil.length > 0;
  }

  /** The seat to hand the screen over to, if another person is to act. */
  get handOver(): number | null {
    const { view } = this;
    if (!view || this.playing || view.mine.length < 2 || view.table.phase === 'over') return null;
    const acting = view.table.phase === 'take' ? view.waiting.slice(0, 1) : view.waiting;
    if (view.seat !== null && acting.includes(view.seat)) return null;
    return acting.find((seat) => view.mine.includes(seat)) ?? null;
  }

  /** Whether the pencil marks seem to be a whole action, even before the server has said so. */
  get finished(): boolean {
    if (this.pencil.length === 0 || this.legal.length > 0) return false;
    return this.complete || !this.pencilled.some((gain) => gain.type === 'cross');
  }

  /** What could be written instead of the last pencil mark, once nothing more may follow it. */
  get instead(): readonly Legal[] {
    if (!this.finished) return [];
    return this.known[this.key(this.pencil.slice(0, -1))] ?? [];
  }

  sit(seat: number): void {
    this.wire.say({ type: 'sit', seat });
  }

  /** Write these moves in pencil; `gains` is what the last of them brings. */
  write(moves: readonly string[], gains: readonly Gain[] = []): void {
    const { view } = this;
    if (!view || view.seat === null || this.sent) return;
    const before = moves.length > 1 ? this.pencilled.filter((gain) => gain.type !== 'cross') : [];
    this.touched = true;
    this.pencil = moves;
    this.pencilled = [...before, ...gains];
    this.legal = this.known[this.key(moves)] ?? [];
    this.complete = false;
    this.wantsDone = false;
    this.wire.say({ type: 'pencil', seat: view.seat, number: view.number, moves: [...moves] });
  }

  /** Take the last move back. */
  takeBack(): void {
    if (this.pencil.length > 0) this.write(this.pencil.slice(0, -1));
  }

  /** Confirm what is written, as soon as the server has said that it is a whole action. */
  done(): void {
    if (this.complete) this.send(this.pencil);
    else this.wantsDone = this.finished;
  }

  /** Make this move at once. */
  make(move: string): void {
    this.send([move]);
  }

  /** Show all news at once. */
  skip(): void {
    this.hurry = true;
    this.wake?.();
  }

  private send(moves: readonly string[]): void {
    const { view } = this;
    if (!view || view.seat === null || this.sent) return;
    this.sent = true;
    this.wantsDone = false;
    this.wire.say({ type: 'done', seat: view.seat, number: view.number, moves: [...moves] });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'refused') {
      this.refused = { why: message.why };
      this.sent = false;
      this.touched = false;
      this.wantsDone = false;
      if (this.view) this.adopt(this.view);
      return;
    }
    this.queue.push(message);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    for (let view = this.queue.shift(); view; view = this.queue.shift()) {
      if (view.news.length > 0) await this.showNews(view);
      this.adopt(view);
    }
  }

  private async showNews(view: View): Promise<void> {
    this.playing = true;
    const turned = this.recent.at(-1)?.type === 'revealed';
    this.recent = [...(turned ? [] : this.recent), ...view.news];
    this.showOwn(view);
    this.hurry = !motion() || document.hidden;
    for (const [at, news] of view.news.entries()) {
      this.ontell?.(news);
      const table: Table = this.shown ?? view.table;
      if (isShown(table, news)) continue;
      if (this.hurry) {
        this.shown = scored(shownAfter(table, news), view, at);
        continue;
      }
      // Who it is about comes into view first, so that the strokes are seen as they are drawn.
      this.step = news;
      await tick();
      const after = this.onstep?.(news);
      this.shown = scored(shownAfter(table, news), view, at);
      await tick();
      after?.();
      if (!this.hurry) await this.pause(hold(news));
    }
    this.step = null;
    this.playing = false;
  }

  /** One's own marks are on the table already: only the pencil becomes ink. */
  private showOwn(view: View): void {
    if (!this.shown || view.seat === null || view.seat !== this.view?.seat) return;
    let table = this.shown;
    for (const news of view.news)
      if ((news.type === 'marked' || news.type === 'kept') && news.seat === view.seat)
        table = shownAfter(table, news);
    this.shown = table;
    if (view.number > this.view.number) [this.pencil, this.pencilled, this.legal] = [[], [], []];
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Take over what a view says, but not pencil marks older than the ones written since. */
  private adopt(view: View): void {
    const before = this.view;
    const sameAction = before?.seat === view.seat && before.number === view.number;
    if (!sameAction) {
      this.known = {};
      this.sent = false;
      this.touched = false;
      this.wantsDone = false;
    }
    this.view = view;
    this.shown = view.table;
    this.known[this.key(view.pencil)] = view.legal;
    if (view.instead.length > 0) this.known[this.key(view.pencil.slice(0, -1))] = view.instead;
    if (this.touched && String(view.pencil) !== String(this.pencil)) return;
    this.pencil = view.pencil;
    this.pencilled = view.pencilled;
    this.legal = view.legal;
    this.complete = view.complete;
    if (this.complete && this.wantsDone) this.send(this.pencil);
    else if (this.complete && this.touched && settings.autoConfirm) this.confirmSoon(view.pencil);
  }

  private confirmSoon(pencil: readonly string[]): void {
    setTimeout(() => {
      if (this.complete && String(this.pencil) === String(pencil)) this.send(this.pencil);
    }, CONFIRM_AFTER);
  }

  private key(moves: readonly string[]): string {
    return moves.join(';');
  }
}

function hold(news: News): number {
  if (news.type !== 'marked') return HOLD.other;
  return news.bonus ? HOLD.bonus : HOLD.marked;
}

/** The scores of those about whom there is no more news, so that points rise when they are won. */
function scored(table: Table, view: View, at: number): Table {
  const later = new Set(view.news.slice(at + 1).map((news) => ('seat' in news ? news.seat : -1)));
  return {
    ...table,
    players: table.players.map((player, seat) => {
      const settled = view.table.players[seat];
      return later.has(seat) || !settled ? player : { ...player, score: settled.score };
    }),
  };
}
