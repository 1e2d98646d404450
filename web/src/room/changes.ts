import type { Room } from '../protocol';
import { t } from '../text/fluent.svelte';

/** What happened in a room between two moments, in sentences. */
export function changes(before: Room, after: Room): string[] {
  const told = after.seats.flatMap((seat, at) => {
    const then = before.seats[at];
    if (!then) return [];
    if (seat.name && seat.name !== then.name) return [t('sat-down', { name: seat.name })];
    if (then.name && !seat.name) return [t('stood-up', { name: then.name })];
    if (!seat.name || seat.bot || seat.here === then.here) return [];
    return [t(seat.here ? 'came-in' : 'went-away', { name: seat.name })];
  });
  const isFull = (room: Room): boolean => room.seats.every(({ name }) => name);
  if (isFull(after) && !isFull(before)) told.push(t('room-full'));
  return told;
}
