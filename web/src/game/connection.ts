import { CLOSED, HEARTBEAT_SECONDS } from '../facts';
import type { ClientMessage, ServerMessage } from '../protocol';
import { notePending } from '../settled';
import { Unanswered } from './unanswered';

export type ConnectionState = 'joining' | 'open' | 'cut' | 'restarting' | 'lost' | 'damaged';

/** The parts of a WebSocket that a connection uses, so that tests can be the other end. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface ConnectionOptions {
  connect: () => Socket;
  /** Told what the server says, and with a refusal the message that was refused. */
  hear: (message: ServerMessage, refused?: ClientMessage) => void;
  changed: (state: ConnectionState) => void;
  /** Told whether an action was sent that is not answered yet. */
  awaits?: (action: boolean) => void;
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const WAIT_AFTER_TOO_MUCH = 4;
const RESTART = { shortest: 500, longest: 3000 };
const AGAIN_AFTER = 4000;

/**
 * A browser is not told of pings, so a connection that died without a word is known by its silence: one
 * heartbeat that does not come is suspicious, and after the second the connection is dead.
 */
const HEARTBEAT = HEARTBEAT_SECONDS * 1000;
const LATE = 5000;
const SILENCE = { connecting: 10_000, suspicious: HEARTBEAT + LATE, dead: 2 * HEARTBEAT + LATE };

/** A connection to the table that reconnects by itself, and sends again what was not answered. */
export class Connection {
  private socket: Socket | null = null;
  private opened = false;
  private heard = 0;
  private failures = 0;
  private restarting = false;
  private closed = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private seat: number | null = null;
  private readonly unanswered = new Unanswered();

  constructor(private readonly options: ConnectionOptions) {
    this.open();
  }

  /** Say something now, or as soon as the connection is open again. */
  say(message: ClientMessage): void {
    if (message.type === 'sit') this.seat = message.seat;
    else this.unanswered.add(message);
    this.tellWaits(this.unanswered.action);
    if (this.opened) this.send(message);
  }

  /** Try again at once, if the connection is cut or has been silent for suspiciously long. */
  retry(): void {
    if (this.closed || (this.socket && !this.silentFor(SILENCE.suspicious))) return;
    this.hangUp();
    this.open();
  }

  /** Count the connection as cut, and try again: the browser is offline, which no silence has to tell. */
  cut(): void {
    if (this.socket) this.end(0);
  }

  /**
   * Hang up until `retry`: a page that the browser keeps for going back must not look present to the
   * others.
   */
  sleep(): void {
    this.hangUp();
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    notePending(this.unanswered, false);
    this.hangUp();
  }

  private open(): void {
    const socket = this.options.connect();
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.opened = true;
      this.heard = Date.now();
      this.options.changed('open');
      if (this.seat !== null) this.send({ type: 'sit', seat: this.seat });
      this.sayAgain();
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      this.failures = 0;
      this.restarting = false;
      this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.end(code);
    this.watch();
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'refused') {
      this.unanswered.hear(message);
      this.tellWaits(this.unanswered.action);
      this.options.hear(message);
      return;
    }
    const refused = this.unanswered.refused();
    if (message.again) {
      clearTimeout(this.again);
      this.again = setTimeout(() => this.sayAgain(), AGAIN_AFTER);
    } else this.unanswered.drop(refused);
    this.tellWaits(this.unanswered.action && !message.again);
    this.options.hear(message, refused);
  }

  private tellWaits(action: boolean): void {
    notePending(this.unanswered, this.unanswered.all.length > 0);
    this.options.awaits?.(action);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sayAgain(): void {
    if (this.opened) for (const message of this.unanswered.all) this.send(message);
  }

  private end(code: number): void {
    this.hangUp();
    if (code === CLOSED.NO_SEAT || code === CLOSED.DAMAGED) {
      this.closed = true;
      this.options.changed(code === CLOSED.NO_SEAT ? 'lost' : 'damaged');
      return;
    }
    this.restarting ||= code === CLOSED.TRY_AGAIN_SOON;
    if (code === CLOSED.TOO_MANY) this.failures = Math.max(this.failures, WAIT_AFTER_TOO_MUCH);
    const patient = this.restarting && FIRST_WAIT * 2 ** this.failures <= LONGEST_WAIT;
    this.options.changed(patient ? 'restarting' : 'cut');
    this.waiting = setTimeout(() => this.open(), this.pause(code));
    this.failures++;
  }

  /** How long to wait, never the same for all who were cut off together. */
  private pause(code: number): number {
    const { random = Math.random } = this.options;
    const { shortest, longest } = RESTART;
    if (code === CLOSED.TRY_AGAIN_SOON) return shortest + random() * (longest - shortest);
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + random() / 2);
  }

  private watch(): void {
    const patience = this.opened ? SILENCE.dead : SILENCE.connecting;
    if (this.silentFor(patience)) this.end(0);
    else {
      const left = this.heard + patience - Date.now();
      this.watching = setTimeout(() => this.watch(), left);
    }
  }

  private silentFor(milliseconds: number): boolean {
    return Date.now() - this.heard >= milliseconds;
  }

  /** Drop the socket without waiting for it: one that is half open never says goodbye. */
  private hangUp(): void {
    for (const timer of [this.waiting, this.watching, this.again]) clearTimeout(timer);
    const { socket } = this;
    this.socket = null;
    this.opened = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
