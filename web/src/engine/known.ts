import { STATIC } from '../edition';

const KEY = 'silver-and-gold-here';

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** A browser may keep nothing of a page: then it is as if nothing had been noted. */
function store(games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // As said above.
  }
}

/** Whether a game is kept on this device, and not by a server: without one, every game is. */
export function isHere(game: string): boolean {
  return STATIC || stored().includes(game);
}

/** Whether any game is. */
export function playsHere(): boolean {
  return stored().length > 0;
}

/** Note that a game is kept on this device. */
export function noteHere(game: string): void {
  store([...stored().filter((id) => id !== game), game]);
}

/** Note that the server has a game from now on. */
export function noteMoved(game: string): void {
  store(stored().filter((id) => id !== game));
}
