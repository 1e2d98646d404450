/** A game of a day that was played outside its table, on this device or after the day. */
export interface Kept {
  game: string;
  points: number;
}

const KEY = 'silver-and-gold-days';
const MOST = 60;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** The first such game of a day. */
export function keptOf(day: string): Kept | undefined {
  return all()[day];
}

/** Keep a game of a day, if it is the first; the oldest days are forgotten. */
export function keepDay(day: string, game: Kept): void {
  const days = { [day]: game, ...all() };
  const newest = Object.keys(days).sort().slice(-MOST);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(newest.map((one) => [one, days[one]]))),
    );
  } catch {
    // A browser without storage compares nothing.
  }
}
