import { EMBLEMS, TINTS } from '../facts';
import type { Avatar } from '../protocol';

/** How somebody is drawn who has not chosen: each seat has an emblem and a colour of its own. */
export function avatarAt(seat: number): Avatar {
  return {
    emblem: EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0],
    tint: TINTS[seat % TINTS.length] ?? TINTS[0],
  };
}
