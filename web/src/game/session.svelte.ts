import { tick } from 'svelte';

import type {
  AtSeat,
  ClientMessage,
  Gain,
  Legal,
  News,
  Pencilled,
  Refused,
  Room,
  ServerMessage,
  Table,
  View,
  Waiting,
} from '../protocol';
import { motion, settings } from '../settings.svelte';
import { Chat } from './chat.svelte';
import { Clock } from './clock.svelte';
import { due } from './fairness';
import { Graces } from './graces.svelte';
import { Connection, type ConnectionState, type Socket } from './connection';
import { rememberCommitment } from './memory';
import { holdOf, isShown, scored, shownAfter } from './news';

const CONFIRM_AFTER = 400;

/** One table as this browser sees it: the last view, the pencil marks, and the news still to be shown. */
export class Session {
  /** The table before the game begins; none once it has begun. */
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  /** Who is here, and for whom a bot plays. */
  seats = $state.raw<readonly AtSeat[]>([]);
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
  refused = $state.raw<Refused | null>(null);
  connection = $state<ConnectionState>('joining');
  playing = $state(false);
  readonly chat: Chat;
  readonly clock = new Clock();
  /** How long those who are away still have to come back. */
  readonly graces = new Graces();
  /** Called before a step is shown; what it returns is called once it is. */
  onstep: ((news: News) => (() => void) | undefined) | undefined;
  /** Called for each piece of news, shown with motion or not. */
  ontell: ((news: News) => void) | undefined;

  private readonly socket: Connection;
  private readonly queue: (View | Pencilled | Waiting)[] = [];
  private known: Record<string, readonly Legal[]> = {};
  private gained: Record<string, readonly Gain[]> = {};
  private wake: (() => void) | null = null;
  private hurry = false;
  private wantsDone = false;
  /** The pencil marks that the server has not shown yet, the oldest first. */
  private written: string[] = [];
  private readonly contributed: string[] = [];

  constructor(game: string, connect: () => Socket) {
    this.chat = new Chat(game, (message) => this.say(message));
    this.socket = new Connection({
      connect,
      hear: (message, refused) => this.hear(message, refused),
      changed: (state) => (this.connection = state),
    });
  }

  close(): void {
    this.hurry = true;
    this.wake?.();
    this.clock.stop();
    this.graces.stop();
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  /** Whether this seat is asked for something now. */
  get asked(): boolean {
    const { view } = this;
    if (!view || view.seat === null || this.playing || this.sent) return false;
    if (this.seats[view.seat]?.stand_in) return false;
    return this.legal.length > 0 || this.pencil.length > 0;
  }

  /** Whether the game has come to its end, or was left before. */
  get over(): boolean {
    return this.view?.table.phase === 'over' || this.view?.abandoned === true;
  }

  /** The seat for which this browser speaks, if it has any. */
  get speaker(): number | undefined {
    return this.view?.seat ?? this.view?.mine[0];
  }

  /** Whether this browser has no seat, and only looks on. */
  get watches(): boolean {
    return this.view?.mine.length === 0;
  }

  /** Whether people play here from other places, too. */
  get withOthers(): boolean {
    const { view } = this;
    const there = view?.table.players.some(
      ({ bot }, seat) => bot === null && !view.mine.includes(seat),
    );
    return there ?? false;
  }

  /** The seats that may act now. */
  get acting(): readonly number[] {
    const { view } = this;
    if (!view || this.over) return [];
    return view.table.phase === 'take' ? view.waiting.slice(0, 1) : view.waiting;
  }

  /** The seat to hand the screen over to, if another person is to act. */
  get handOver(): number | null {
    const { view, acting } = this;
    if (!view || this.playing || view.mine.length < 2) return null;
    if (view.seat !== null && acting.includes(view.seat)) return null;
    const next = acting.find((seat) => view.mine.includes(seat) && !this.seats[seat]?.stand_in);
    return next ?? null;
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
    this.say({ type: 'sit', seat });
  }

  /** Say something to the server, and again after a cut, until it is answered. */
  say(message: ClientMessage): void {
    this.socket.say(message);
  }

  /** Write these moves in pencil; `gains` is what the last of them brings. */
  write(moves: readonly string[], gains: readonly Gain[] = []): void {
    const { view } = this;
    if (!view || view.seat === null || this.sent) return;
    const before = this.gained[this.key(moves.slice(0, -1))] ?? [];
    const all = [...before.filter((gain) => gain.type !== 'cross'), ...gains];
    this.written.push(this.key(moves));
    this.pencil = moves;
    this.pencilled = this.gained[this.key(moves)] ??= all;
    this.legal = this.known[this.key(moves)] ?? [];
    this.complete = false;
    this.wantsDone = false;
    this.socket.say({ type: 'pencil', seat: view.seat, number: view.number, moves: [...moves] });
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
    this.socket.say({ type: 'done', seat: view.seat, number: view.number, moves: [...moves] });
  }

  private hear(message: ServerMessage, refused?: ClientMessage): void {
    switch (message.type) {
      case 'room':
        this.enter(message);
        break;
      case 'view':
        this.arrive(message);
        break;
      case 'pencilled':
      case 'waiting':
        this.show(message);
        break;
      case 'presence':
        this.see(message.seats);
        break;
      case 'remarks':
        this.chat.hear(message);
        break;
      case 'refused':
        this.refused = message;
        if (!message.again) this.undo(refused);
    }
  }

  /** The table before the game: this browser gives its part to the deal. */
  private enter(room: Room): void {
    this.room = room;
    this.graces.set(room.seats);
    this.chat.sits(room.mine, room.seats);
    rememberCommitment(room.game, room.commitment, true);
    for (const message of due(room)) {
      const word = `${message.type} ${message.seat}`;
      if (this.contributed.includes(word)) continue;
      this.contributed.push(word);
      this.say(message);
    }
  }

  private arrive(view: View): void {
    this.room = null;
    this.see(view.seats);
    this.chat.sits(view.mine, view.table.players);
    this.clock.set(view.left);
    rememberCommitment(view.game, view.commitment, view.table.phase === 'keep');
    this.show(view);
  }

  private see(seats: readonly AtSeat[]): void {
    this.seats = seats;
    this.graces.set(seats);
  }

  private undo(refused: ClientMessage | undefined): void {
    if (refused?.type === 'say' && this.chat.refused()) this.refused = null;
    if (refused && refused.type !== 'pencil' && refused.type !== 'done') return;
    this.sent = false;
    this.written = [];
    this.wantsDone = false;
    if (this.view) this.adopt(this.view);
  }

  private show(message: View | Pencilled | Waiting): void {
    this.queue.push(message);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (next.type === 'waiting') {
        if (this.view) this.view = { ...this.view, version: next.version, waiting: next.waiting };
        continue;
      }
      if (next.type === 'pencilled') {
        if (this.view && isOf(next, this.view)) this.adopt({ ...this.view, ...next, type: 'view' });
        continue;
      }
      if (next.news.length > 0) await this.showNews(next);
      this.adopt(next);
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
      if (!this.hurry) await this.pause(holdOf(news));
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

  /** Take over what a view says, but no pencil marks while newer ones are on their way. */
  private adopt(view: View): void {
    const before = this.view;
    const sameAction = before?.seat === view.seat && before.number === view.number;
    if (!sameAction) {
      this.known = {};
      this.gained = {};
      this.sent = false;
    }
    if (!sameAction || this.seats[view.seat ?? -1]?.stand_in) {
      this.written = [];
      this.wantsDone = false;
    }
    const missed = before?.table.turn !== view.table.turn && view.news.length === 0;
    if (missed) this.recent = [];
    this.view = view;
    this.shown = view.table;
    this.known[this.key(view.pencil)] = view.legal;
    this.gained[this.key(view.pencil)] = view.pencilled;
    if (view.instead.length > 0) this.known[this.key(view.pencil.slice(0, -1))] = view.instead;
    const answered = this.written.indexOf(this.key(view.pencil));
    this.written.splice(0, answered + 1);
    if (this.written.length > 0) return;
    this.pencil = view.pencil;
    this.pencilled = view.pencilled;
    this.legal = view.legal;
    this.complete = view.complete;
    if (this.complete && this.wantsDone) this.send(this.pencil);
    else if (this.complete && answered >= 0 && settings.autoConfirm) this.confirmSoon(view.pencil);
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

/** Whether pencil marks belong to the action that a view asks for, and are not older than it. */
function isOf({ seat, number, version }: Pencilled, view: View): boolean {
  return seat === view.seat && number === view.number && version >= view.version;
}
