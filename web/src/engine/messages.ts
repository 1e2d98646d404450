/** What the page says to the engine. Requests and sockets have numbers of their own; `leave` is said of a request
 * whose answer nobody waits for any more. */
export type ToEngine =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'leave'; id: number }
  | { type: 'open'; socket: number; game: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** What the engine says to the page. `progress` is in bytes, of all that has to be loaded. `part` is a line of an
 * answer that comes in several. */
export type FromEngine =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'part'; id: number; line: string }
  | { type: 'opened'; socket: number }
  | { type: 'said'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number };
