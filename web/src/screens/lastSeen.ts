import type { GameSummary } from '../protocol';

/** What the home page showed when it was last here, so that nothing jumps while it asks again. */
export interface Seen {
  /** Whether the tutorial is offered before everything else, and for whom. */
  tutorial: 'to-new' | 'to-go-on' | 'to-others';
  lobby: boolean;
  /** The games to go on with, which come before everything else. */
  first: GameSummary[];
}

const KEY = 'silver-and-gold-home';

export function lastSeen(): Seen {
  const nothing: Seen = { tutorial: 'to-new', lobby: false, first: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Seen>) };
  } catch {
    return nothing;
  }
}

export function keepSeen(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Without storage the page begins each time as if it were new.
  }
}
