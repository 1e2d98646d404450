import { quickMatch } from '../api';
import { anyone } from '../people/crew';
import type { QuickMatch, Room, RoomSeat } from '../protocol';

/** What somebody asked for who waits in this quick match. */
function wantedIn(room: Room, me: RoomSeat): QuickMatch {
  const bot = room.quick ?? '';
  const names = [me.name ?? ''];
  return {
    players: room.seats.length,
    name: me.name ?? '',
    clock: room.clock,
    bots: bot !== '',
    bot,
    bot_names: room.seats.slice(1).map(() => {
      const name = anyone(bot, names);
      names.push(name);
      return name;
    }),
    ...(me.avatar && { avatar: me.avatar }),
  };
}

/** Ask once more for the same: others may wait elsewhere by now, and all meet at the oldest table. */
export function askAgain(room: Room, me: RoomSeat): Promise<string> {
  return quickMatch(wantedIn(room, me));
}
