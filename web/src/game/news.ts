import { TREASURES } from '../cards';
import type { News, Player, Table, View } from '../protocol';
import { slowness } from '../settings.svelte';
import { opensChapter } from './rounds';

/** The table with one piece of news shown; news it shows already change nothing. */
export function shownAfter(table: Table, news: News): Table {
  switch (news.type) {
    case 'kept':
      return withPlayer(table, news.seat, (player) => ({
        ...player,
        slots: news.treasures.map((treasure) => ({ treasure, free: islandOf(treasure) })),
      }));
    case 'marked':
      return isShown(table, news)
        ? table
        : withPlayer(table, news.seat, (player) => marked(player, news));
    case 'cup':
      return {
        ...withPlayer(table, news.seat, (player) =>
          player.cups.length >= news.row
            ? player
            : { ...player, cups: [...player.cups, news.points] },
        ),
        cups: table.cups.filter((cup) => cup !== news.points),
      };
    case 'laid_aside':
      return withPlayer(table, news.seat, (player) => ({
        ...player,
        slots: player.slots.map((slot, at) =>
          at === news.slot ? { treasure: null, free: 0 } : slot,
        ),
        completed: [...player.completed.filter((id) => id !== news.treasure), news.treasure],
      }));
    case 'took':
      return {
        ...withPlayer(table, news.seat, (player) => ({
          ...player,
          slots: player.slots.map((slot, at) =>
            at === news.slot ? { treasure: news.treasure, free: islandOf(news.treasure) } : slot,
          ),
        })),
        display: table.display.filter((id) => id !== news.treasure),
        stack: table.stack - (news.drawn ? 1 : 0),
      };
    case 'revealed':
      return { ...table, expedition: news.expedition, turn: news.turn };
    case 'passed':
    case 'ended':
      return table;
  }
}

/** The table while a piece of news is told: an island that is completed is still seen in its place. */
export function whileTold(table: Table, news: News | null): Table {
  if (news?.type !== 'laid_aside') return table;
  return withPlayer(table, news.seat, (player) => ({
    ...player,
    slots: player.slots.map((slot, at) =>
      at === news.slot ? { treasure: slot.treasure ?? news.treasure, free: slot.free } : slot,
    ),
  }));
}

/** Whether the table shows this already, as it does one's own marks. */
export function isShown(table: Table, news: News): boolean {
  if (news.type === 'kept')
    return (
      String(table.players[news.seat]?.slots.map((slot) => slot.treasure)) ===
      String(news.treasures)
    );
  if (news.type !== 'marked') return false;
  const slot = table.players[news.seat]?.slots[news.slot];
  return !slot || (slot.free & news.squares) === 0;
}

function marked(player: Player, news: Extract<News, { type: 'marked' }>): Player {
  return {
    ...player,
    slots: player.slots.map((slot, at) =>
      at === news.slot ? { ...slot, free: slot.free & ~news.squares } : slot,
    ),
    coins: player.coins + news.gains.filter((gain) => gain.type === 'coin').length,
    palms: [
      ...player.palms,
      ...news.gains.flatMap((gain) => (gain.type === 'palm' ? [gain.points] : [])),
    ],
  };
}

function withPlayer(table: Table, seat: number, change: (player: Player) => Player): Table {
  return {
    ...table,
    players: table.players.map((player, at) => (at === seat ? change(player) : player)),
  };
}

function islandOf(id: string): number {
  return TREASURES.get(id)?.island ?? 0;
}

/** How long a piece of news stays before the next; the strokes themselves are quicker. */
const HOLD = {
  kept: 450,
  marked: 800,
  bonus: 550,
  passed: 900,
  cup: 1700,
  laid_aside: 2200,
  took: 800,
  revealed: 500,
  chapter: 1900,
  ended: 700,
};

/** How long this piece of news stays, in milliseconds. */
export function holdOf(news: News): number {
  return HOLD[kindOf(news)] * slowness();
}

function kindOf(news: News): keyof typeof HOLD {
  if (news.type === 'marked' && news.bonus) return 'bonus';
  if (news.type === 'cup' && news.points === 0) return 'passed';
  return news.type === 'revealed' && opensChapter(news.turn) ? 'chapter' : news.type;
}

/** The scores after a piece of news: points rise when they are won, and are settled with the last word. */
export function scored(table: Table, view: Pick<View, 'news' | 'table'>, at: number): Table {
  const later = new Set(view.news.slice(at + 1).map((news) => ('seat' in news ? news.seat : -1)));
  return {
    ...table,
    players: table.players.map((player, seat) => {
      const settled = view.table.players[seat];
      if (!settled) return player;
      if (!later.has(seat)) return { ...player, score: settled.score };
      const total = player.score.total + won(view.news[at], seat);
      return {
        ...player,
        score: { ...player.score, total: Math.min(total, settled.score.total) },
      };
    }),
  };
}

/** What a seat's own marks bring counts at once: coins and palms. The rest counts when it is told. */
export function withMarksScored(table: Table, view: Pick<View, 'table'>, seat: number): Table {
  const settled = view.table.players[seat]?.score;
  if (!settled) return table;
  return withPlayer(table, seat, (player) => {
    const { score } = player;
    const { coins, palms } = settled;
    const total = score.total - score.coins - score.palms + coins + palms;
    return { ...player, score: { ...score, coins, palms, total } };
  });
}

/** The points that a piece of news names for a seat. */
function won(news: News | undefined, seat: number): number {
  if (!news || !('seat' in news) || news.seat !== seat) return 0;
  return news.type === 'cup' || news.type === 'laid_aside' ? news.points : 0;
}
