import { EngineSocket } from '../engine/engine';
import { isHere } from '../engine/known';
import type { Socket } from './connection';

/** A socket to a table of this page's own server, or of this device. */
export function socketTo(game: string): Socket {
  if (isHere(game)) return new EngineSocket(game);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/games/${game}/socket`);
}
