import type {
  AtSeat,
  ClientMessage,
  Gain,
  News,
  Pencilled,
  Refused,
  Room,
  ServerMessage,
  View,
} from '../protocol';
import { isHere } from '../engine/known';
import { settings } from '../settings.svelte';
import { Connection, type Socket } from './connection';
import { Contribution } from './fairness';
import { rememberCommitment } from './memory';
import { Playback } from './playback';
import { type Change, SessionState } from './state.svelte';
import { isAction } from './unanswered';

const CONFIRM_AFTER = 400;
const REFUSAL_SHOWN = 4000;

/** One table in this browser: takes in what the server says, and says what the player does. */
export class Session extends SessionState {
  /** Called before a step is shown; what it returns is called once it is. */
  onstep: ((news: News) => (() => void) | undefined) | undefined;
  /** Called for each piece of news, shown or not. */
  ontell: ((news: News) => void) | undefined;

  private readonly socket: Connection;
  private readonly playback: Playback;
  private readonly contribution = new Contribution();

  constructor(
    private readonly game: string,
    connect: () => Socket,
  ) {
    super(game, (message) => this.say(message));
    this.playback = new Playback(this, {
      tell: (news) => this.ontell?.(news),
      step: (news) => this.onstep?.(news),
      apply: (change) => this.apply(change),
    });
    this.socket = new Connection({
      connect,
      hear: (message, refused) => this.hear(message, refused),
      changed: (state) => (this.connection = state),
      awaits: (action) => (this.unanswered = action),
    });
  }

  close(): void {
    this.playback.skip();
    this.clock.stop();
    this.timeUp.stop();
    this.graces.stop();
    this.socket.close();
  }

  /** Hang up while the page sleeps, until `retry`. */
  sleep(): void {
    this.socket.sleep();
  }

  /** The browser is offline: so is the table, unless it is kept on this device. */
  offline(): void {
    if (!isHere(this.game)) this.socket.cut();
  }

  retry(): void {
    this.socket.retry();
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
    this.marks.write(moves, gains);
    this.say({ type: 'pencil', seat: view.seat, number: view.number, moves: [...moves] });
  }

  /** Take the last move back. */
  takeBack(): void {
    if (this.pencil.length > 0) this.write(this.pencil.slice(0, -1));
  }

  /** Take back the action that was confirmed last; its moves are pencil marks again. */
  undoDone(): void {
    const { view } = this;
    if (!view || view.seat === null || !this.mayUndo) return;
    this.sent = true;
    this.say({ type: 'undo_done', seat: view.seat, number: view.number });
  }

  /** Confirm what is written, as soon as the server has said that it is a whole action. */
  done(): void {
    if (this.complete) this.send(this.pencil);
    else this.marks.wantsDone = this.seemsComplete;
  }

  /** Make this move at once. */
  make(move: string): void {
    this.send([move]);
  }

  /** Go on with the next piece of news. */
  next(): void {
    this.playback.next();
  }

  /** Show all news at once. */
  skip(): void {
    this.playback.skip();
  }

  private send(moves: readonly string[]): void {
    const { view } = this;
    if (!view || view.seat === null || this.sent) return;
    this.sent = true;
    this.marks.wantsDone = false;
    this.say({ type: 'done', seat: view.seat, number: view.number, moves: [...moves] });
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
        this.playback.add(message);
        break;
      case 'presence':
        this.see(message.seats);
        break;
      case 'remarks':
        this.chat.hear(message);
        break;
      case 'refused':
        this.showRefusal(message);
        if (!message.again) this.undo(refused);
    }
  }

  /** The table before the game: this browser gives its part to the deal. */
  private enter(room: Room): void {
    this.room = room;
    this.graces.set(room.seats);
    this.chat.sits(room.mine, room.seats);
    rememberCommitment(room.game, room.commitment, true);
    for (const message of this.contribution.next(room)) this.say(message);
  }

  private arrive(view: View): void {
    this.room = null;
    this.see(view.seats);
    this.chat.sits(view.mine, view.table.players);
    this.clock.set(view.left);
    this.timeUp.hear(view);
    rememberCommitment(view.game, view.commitment, view.table.phase === 'keep');
    this.playback.add(view);
  }

  private see(seats: readonly AtSeat[]): void {
    this.seats = seats;
    this.graces.set(seats);
  }

  private showRefusal(refusal: Refused): void {
    this.refused = refusal;
    setTimeout(() => {
      if (this.refused === refusal) this.refused = null;
    }, REFUSAL_SHOWN);
  }

  private undo(refused: ClientMessage | undefined): void {
    if (refused?.type === 'say' && this.chat.refused()) this.refused = null;
    if (refused && !isAction(refused)) return;
    this.sent = false;
    this.marks.giveUp();
    if (this.view) this.adopt(this.view);
  }

  private apply(change: Change): void {
    const { view } = this;
    if (change.type === 'view') this.adopt(change);
    else if (!view) return;
    else if (change.type === 'waiting')
      this.view = { ...view, version: change.version, waiting: change.waiting };
    else if (isOf(change, view)) this.adopt({ ...view, ...change, type: 'view' });
  }

  /** Take over what a view says, but no pencil marks while newer ones are on their way. */
  private adopt(view: View): void {
    const before = this.view;
    const sameAction = before?.seat === view.seat && before.number === view.number;
    if (!sameAction) {
      this.sent = false;
      this.marks.forget();
    } else if (this.seats[view.seat ?? -1]?.stand_in) this.marks.giveUp();
    const missed = before?.table.turn !== view.table.turn && view.news.length === 0;
    if (missed) this.recent = [];
    this.view = view;
    if (!before) this.foundOver = this.over;
    this.shown = view.table;
    const answersOwn = this.marks.adopt(view);
    if (!this.complete) return;
    if (this.marks.wantsDone) this.send(this.pencil);
    else if (answersOwn && settings.autoConfirm) this.confirmSoon(view.pencil);
  }

  private confirmSoon(pencil: readonly string[]): void {
    setTimeout(() => {
      if (this.complete && String(this.pencil) === String(pencil)) this.send(this.pencil);
    }, CONFIRM_AFTER);
  }
}

/** Whether pencil marks belong to the action that a view asks for, and are not older than it. */
function isOf({ seat, number, version }: Pencilled, view: View): boolean {
  return seat === view.seat && number === view.number && version >= view.version;
}
