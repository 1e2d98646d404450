import type { Socket } from '../src/game/connection';
import type { ClientMessage, ServerMessage } from '../src/protocol';

/** The other end of a connection. */
export class FakeWire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  said: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  tell(message: ServerMessage): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  cut(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}
