import type { Today } from '../protocol';

const KEY = 'silver-and-gold-today';

/** What was known of today's deal when it was last asked for, so that nothing jumps; nothing of other days. */
export function lastToday(): Today | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Today | null;
    return kept && Date.parse(kept.next) > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

export function keepToday(today: Today): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(today));
  } catch {
    // Without storage the card begins each time as if it were new.
  }
}
