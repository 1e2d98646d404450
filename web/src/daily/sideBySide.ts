import { type Step, stepsOf, turnsOf } from '../game/replaying';
import type { Replay, Table } from '../protocol';
import type { Lit } from '../table/lit';

/** What somebody did in one turn of a game. */
export interface TurnOf {
  /** The turn as the table counts. */
  turn: number;
  /** The table with the marks of this seat, before anything completed is laid aside. */
  table: Table;
  /** What was marked last. */
  lit: Lit | null;
  /** The points after the turn, and by how many they have grown. */
  points: number;
  plus: number;
  /** All that the seat did. */
  steps: Step[];
}

/** A game of one seat, turn by turn, by the numbers of its turns. */
export function turnsIn(replay: Replay, seat: number, name: string): Map<number, TurnOf> {
  const steps = stepsOf(replay).map((step) => ({ ...step, table: named(step.table, seat, name) }));
  const begins = turnsOf(steps);
  let before = 0;
  const turns = begins.flatMap((from, at) => {
    const part = steps.slice(from, begins[at + 1] ?? steps.length);
    const first = part[0];
    const last = part.at(-1);
    if (!first || !last || first.news?.type !== 'revealed') return [];
    const own = part.filter(({ news }) => news && 'seat' in news && news.seat === seat);
    const marked = own.filter(({ news }) => news?.type === 'marked').at(-1);
    const points = last.table.players[seat]?.score.total ?? 0;
    const plus = points - before;
    before = points;
    const lit: Lit | null = marked?.news?.type === 'marked' ? marked.news : null;
    const table = (marked ?? last).table;
    return [[first.news.turn, { turn: first.news.turn, table, lit, points, plus, steps: own }]] as [
      number,
      TurnOf,
    ][];
  });
  return new Map(turns);
}

function named(table: Table, seat: number, name: string): Table {
  const players = table.players.map((player, at) => (at === seat ? { ...player, name } : player));
  return { ...table, players };
}
