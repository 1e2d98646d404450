import { HEARTBEAT_SECONDS } from '../facts';
import type { Socket } from '../game/connection';
import type { ClientMessage, ServerMessage, View } from '../protocol';
import { following, isWhole, type Position } from './position';

/** The other end of a table that has only one position: it answers as a server does, until the mark is done. */
export class PositionSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private version = 1;
  private pencil: readonly string[] = [];
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly position: Position,
    private readonly done: (moves: readonly string[]) => void,
  ) {
    queueMicrotask(() => {
      this.onopen?.call(this as unknown as WebSocket, new Event('open'));
      this.tell(this.view());
    });
    this.beat = setInterval(
      () => this.tell({ type: 'presence', seats: this.view().seats }),
      HEARTBEAT_SECONDS * 1000,
    );
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'pencil') {
      this.pencil = message.moves;
      this.version++;
      const { seat, number, version, pencil, pencil_gains, legal, instead, complete } = this.view();
      this.tell({
        type: 'pencilled',
        seat: seat ?? 0,
        number,
        version,
        pencil,
        pencil_gains,
        legal,
        instead,
        complete,
      });
    } else if (message.type === 'done') this.done(message.moves);
  }

  close(): void {
    clearInterval(this.beat);
  }

  private tell(message: ServerMessage): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  private view(): View {
    const { position, pencil } = this;
    const { seat, table, to_come } = position;
    const complete = isWhole(position, pencil);
    return {
      type: 'view',
      game: 'training',
      version: this.version,
      seat,
      mine: [seat],
      number: 1,
      table,
      waiting: [seat],
      hand: [],
      pencil: [...pencil],
      pencil_gains: [],
      legal: following(position, pencil),
      instead: complete ? following(position, pencil.slice(0, -1)) : [],
      complete,
      may_undo: false,
      news: [],
      to_come,
      result: null,
      seats: table.players.map(() => ({ here: true, stand_in: null, grace: null })),
      clock: null,
      left: null,
      moved_by: null,
      commitment: '',
      gave_up: [],
      abandoned: false,
      rematch: null,
      watching: null,
      replaying: null,
      stood_in: [],
      scores: [],
      tutorial: false,
      played_on: null,
    };
  }
}
