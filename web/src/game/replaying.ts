import type { News, Replay, Table } from '../protocol';
import { scored, shownAfter } from './news';
import { beginsRound } from './rounds';

/** One moment of a replay: a piece of news of a move, and the table once it is shown. */
export interface Step {
  /** The number of its move; the first table is before all moves. */
  move: number;
  news: News | null;
  before: Table;
  table: Table;
}

/** Everything that happened, piece by piece: a move that completes an island is seen before it is laid aside. */
export function stepsOf({ frames }: Pick<Replay, 'frames'>): Step[] {
  const [first, ...rest] = frames;
  if (!first) return [];
  const steps: Step[] = [{ move: 0, news: null, before: first.table, table: first.table }];
  let { table } = first;
  rest.forEach((frame, at) => {
    const told = frame.news.length > 0 ? frame.news : [null];
    told.forEach((news, part) => {
      const before = table;
      table =
        news && part < told.length - 1
          ? withPalms(scored(shownAfter(table, news), frame, part), news)
          : frame.table;
      steps.push({ move: at + 1, news, before, table });
    });
  });
  return steps;
}

/** The points of a palm count at once; those of the rest when the turn is settled. */
function withPalms(table: Table, news: News): Table {
  if (news.type !== 'marked') return table;
  const points = news.gains.reduce(
    (sum, gain) => sum + (gain.type === 'palm' ? gain.points : 0),
    0,
  );
  if (points === 0) return table;
  return {
    ...table,
    players: table.players.map((player, seat) => {
      const { palms } = player.score;
      const counted = player.palms.reduce((sum, palm) => sum + palm, 0) - palms;
      return seat === news.seat && counted > 0
        ? {
            ...player,
            score: {
              ...player.score,
              palms: palms + points,
              total: player.score.total + points,
            },
          }
        : player;
    }),
  };
}

/** The steps at which a turn begins. */
export function turnsOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ news }, at) => (news?.type === 'revealed' ? [at] : []));
}

/** The steps at which a round begins. */
export function roundsOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ news }, at) =>
    news?.type === 'revealed' && beginsRound(news.turn) ? [at] : [],
  );
}

/** By how much the points of the seat that a step is about have changed. */
export function pointsOf({ news, before, table }: Step): { plus: number; points: number } | null {
  if (!news || !('seat' in news)) return null;
  const points = table.players[news.seat]?.score.total ?? 0;
  return { plus: points - (before.players[news.seat]?.score.total ?? 0), points };
}
