/** The way to a table at which somebody was invited, and did not sit down yet. */
export interface Invitation {
  game: string;
  key: string;
  /** Who sat there when they looked. */
  names: string[];
}

const KEY = 'silver-and-gold-invitations';
const MOST = 3;

/** The invitations that were not used yet, the newest first. */
export function invitations(): Invitation[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Invitation[];
  } catch {
    return [];
  }
}

/** Keep an invitation until it is used. */
export function keepInvitation(one: Invitation): void {
  write([one, ...others(one.game)].slice(0, MOST));
}

/** This invitation was used, is over, or is not wanted. */
export function dropInvitation(game: string): void {
  write(others(game));
}

/** The path that an invitation leads to. */
export function pathOf({ game, key }: Invitation): string {
  return `/game/${game}#join=${key}`;
}

function others(game: string): Invitation[] {
  return invitations().filter((one) => one.game !== game);
}

function write(all: Invitation[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage keeps none.
  }
}
