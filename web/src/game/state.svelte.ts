import type {
  AtSeat,
  ClientMessage,
  Gain,
  Legal,
  News,
  Pencilled,
  Refused,
  Room,
  Table,
  View,
  Waiting,
} from '../protocol';
import { Chat } from './chat.svelte';
import { Clock } from './clock.svelte';
import type { ConnectionState } from './connection';
import { Graces } from './graces.svelte';
import { PencilMarks } from './pencil.svelte';
import { TimeUp } from './timeUp.svelte';

/** A message that changes the game, and is shown after those before it. */
export type Change = View | Pencilled | Waiting;

/**
 * The state of one table in this browser. Screens derive everything from it; only `Session` and its parts
 * change it. Messages that were sent and not answered are in `connection.ts`.
 */
export class SessionState {
  /** Whether the connection to the server is open, and if not, why. */
  connection = $state<ConnectionState>('joining');
  /** The table before the game begins; null once it has begun. */
  room = $state.raw<Room | null>(null);
  /** The game as the server last showed it to this browser's seat. */
  view = $state.raw<View | null>(null);
  /** Whether the game was over already when this page came to it. */
  foundOver = $state(false);
  /** For each seat, whether its person is here, and which bot plays for them. */
  seats = $state.raw<readonly AtSeat[]>([]);
  /** The changes that are still to be shown; the first is being shown now. */
  queue = $state.raw<readonly Change[]>([]);
  /** The table as drawn; while news are shown, it lags behind the view. */
  shown = $state.raw<Table | null>(null);
  /** The piece of news that is being shown. */
  step = $state.raw<News | null>(null);
  /** What happened since the expedition before this one was revealed. */
  recent = $state.raw<readonly News[]>([]);
  /** Whether the action was confirmed, and the server has not answered yet. */
  sent = $state(false);
  /** Whether an action was sent, confirmed or in pencil, and the server has not answered yet. */
  unanswered = $state(false);
  /** The last refusal, for as long as it is shown. */
  refused = $state.raw<Refused | null>(null);
  /** The moves that are written in pencil, and what is known about them. */
  readonly marks = new PencilMarks();
  /** What is said at the table, and what is typed here. */
  readonly chat: Chat;
  /** How much time is left for this turn. */
  readonly clock = new Clock();
  /** Whether a bot moved for the player because it was over. */
  readonly timeUp = new TimeUp();
  /** How long those who are away still have to come back. */
  readonly graces = new Graces();

  /** Whether news are being shown. */
  readonly playing: boolean = $derived.by(() => {
    const [first] = this.queue;
    return first?.type === 'view' && first.news.length > 0;
  });

  /** The action that the view asks for: it changes when another one begins. */
  readonly action: string = $derived.by(
    () => `${this.view?.seat}/${this.view?.number}/${this.view?.table.turn}`,
  );

  constructor(game: string, say: (message: ClientMessage) => void) {
    this.chat = new Chat(game, say);
  }

  /** The moves that are written in pencil. */
  get pencil(): readonly string[] {
    return this.marks.moves;
  }

  /** What the pencil marks bring. */
  get pencilGains(): readonly Gain[] {
    return this.marks.gains;
  }

  /** What may follow the pencil marks; unknown until the server has answered. */
  get legal(): readonly Legal[] {
    return this.marks.legal;
  }

  /** Whether the server has said that the pencil marks are a whole action. */
  get complete(): boolean {
    return this.marks.complete;
  }

  /** Whether the pencil marks seem to be a whole action, even before the server has said so. */
  get seemsComplete(): boolean {
    return this.marks.seemsComplete;
  }

  /** What could be written instead of the last pencil mark, once nothing more may follow it. */
  get instead(): readonly Legal[] {
    return this.marks.instead;
  }

  /** Whether this seat is asked for something now. */
  get asked(): boolean {
    const { view } = this;
    if (!view || view.seat === null || this.playing || this.sent) return false;
    if (this.seats[view.seat]?.stand_in) return false;
    return this.legal.length > 0 || this.pencil.length > 0;
  }

  /** Whether the action that was confirmed last can be taken back: nobody has seen it. */
  get mayUndo(): boolean {
    return this.view?.may_undo === true && !this.playing && !this.sent;
  }

  /** Whether passing is all that can be done. */
  get mustPass(): boolean {
    return this.legal.some(({ move }) => move === 'pass');
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
}
