/** What the page says to the engine. Requests and sockets have numbers of their own. */
export type ToEngine =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'open'; socket: number; game: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** What the engine says to the page. `progress` is in bytes, of all that has to be loaded. */
export type FromEngine =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'said'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number };
