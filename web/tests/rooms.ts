import type { OpenTable, Room, RoomSeat } from '../src/protocol';

export function person(name: string, here = true): RoomSeat {
  return { name, bot: null, avatar: null, waits_for: null, here, grace: null };
}

export function vacant(waits_for: 'friend' | 'anyone' = 'friend'): RoomSeat {
  return { name: null, bot: null, avatar: null, waits_for, here: false, grace: null };
}

export function bot(name: string, level = 'greedy'): RoomSeat {
  return { name, bot: level, avatar: null, waits_for: null, here: true, grace: null };
}

/** Ana's table for two, which waits for a friend. */
export function room(over: Partial<Room> = {}): Room {
  return {
    type: 'room',
    game: 'g',
    version: 1,
    mine: [0],
    maker: 0,
    seats: [person('Ana'), vacant()],
    called: false,
    committed: [0],
    memory_aid: false,
    clock: null,
    listed: false,
    commitment: 'c0ffee'.padEnd(64, '0'),
    invitation: 'invitation-key',
    gathers: false,
    quick: null,
    fills_in: null,
    watching: 'watching-key',
    ...over,
  };
}

/** The same table, as somebody sees it who may sit down. */
export function openTable(over: Partial<OpenTable> = {}): OpenTable {
  return {
    id: 'g',
    names: ['Ana', null],
    bots: [null, null],
    avatars: [],
    vacant: [1],
    mine: [],
    clock: null,
    memory_aid: false,
    begun: '2026-10-01T12:00:00Z',
    ...over,
  };
}
