import { STATIC } from '../edition';

/** What the id of a game begins with that was begun on a device. */
const HERE = 'here-';
const PLAYS_HERE = 'silver-and-gold-here';
const MOVED = 'silver-and-gold-moved';

function stored(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether a game of this device has gone to the server. */
export function isMoved(game: string): boolean {
  return !STATIC && stored(MOVED).includes(game);
}

/** Note that the server has this game from now on. */
export function noteMoved(game: string): void {
  keep(MOVED, JSON.stringify([...stored(MOVED), game]));
}

/** Whether a game is kept on this device, and not by a server. */
export function isHere(game: string): boolean {
  return game.startsWith(HERE) && !isMoved(game);
}

/** Whether anything was ever played on this device itself. */
export function playsHere(): boolean {
  try {
    return localStorage.getItem(PLAYS_HERE) !== null;
  } catch {
    return false;
  }
}

/** Note that something is. */
export function notePlaysHere(): void {
  keep(PLAYS_HERE, 'yes');
}

/** A browser may keep nothing of a page. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is as if it had not happened.
  }
}
