import type { ClientMessage, ServerMessage, View } from '../protocol';

export type LineState = 'joining' | 'open' | 'cut' | 'lost' | 'damaged';

/** The parts of a WebSocket that a line uses, so that tests can be the other end. */
export type Wire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface LineOptions {
  connect: () => Wire;
  hear: (message: ServerMessage) => void;
  changed: (state: LineState) => void;
  later?: (act: () => void, milliseconds: number) => () => void;
  random?: () => number;
}

const NO_SUCH_GAME = 4404;
const DAMAGED = 4409;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** A line to the table that mends itself, and says again what was not answered. */
export class Line {
  private wire: Wire | null = null;
  private failures = 0;
  private closed = false;
  private cancelWait: (() => void) | null = null;
  private seat: number | null = null;
  private unanswered: Extract<ClientMessage, { number: number }> | null = null;

  constructor(private readonly options: LineOptions) {
    this.open();
  }

  /** Say something now, or as soon as the line is mended. */
  say(message: ClientMessage): void {
    if (message.type === 'sit') this.seat = message.seat;
    else this.unanswered = message;
    this.wire?.send(JSON.stringify(message));
  }

  /** Try again at once, if the line is cut. */
  retry(): void {
    if (!this.cancelWait) return;
    this.cancelWait();
    this.cancelWait = null;
    this.open();
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    this.cancelWait?.();
    this.wire?.close();
  }

  private open(): void {
    const wire = this.options.connect();
    wire.onopen = () => {
      this.wire = wire;
      this.options.changed('open');
      if (this.seat !== null) wire.send(JSON.stringify({ type: 'sit', seat: this.seat }));
      if (this.unanswered) wire.send(JSON.stringify(this.unanswered));
    };
    wire.onmessage = ({ data }) => {
      this.failures = 0;
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused') this.unanswered = null;
      else if (this.unanswered && answers(message, this.unanswered)) this.unanswered = null;
      this.options.hear(message);
    };
    wire.onclose = ({ code }) => {
      this.wire = null;
      if (this.closed) return;
      if (code === NO_SUCH_GAME || code === DAMAGED) {
        this.options.changed(code === DAMAGED ? 'damaged' : 'lost');
        return;
      }
      this.options.changed('cut');
      this.wait();
    };
  }

  private wait(): void {
    const { later = laterBy, random = Math.random } = this.options;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures++;
    this.cancelWait = later(
      () => {
        this.cancelWait = null;
        this.open();
      },
      longest * (0.5 + random() / 2),
    );
  }
}

/** Whether a view shows that the server has what was said. */
export function answers(view: View, said: Extract<ClientMessage, { number: number }>): boolean {
  if (view.seat !== said.seat) return false;
  if (view.number > said.number) return true;
  return said.type === 'pencil' && String(view.pencil) === String(said.moves);
}

function laterBy(act: () => void, milliseconds: number): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
