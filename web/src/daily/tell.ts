import type { Bar } from '../protocol';
import { language, t } from '../text/fluent.svelte';

/** Points that one more square of a shared result stands for. */
const STEP = 6;
const MOST_SQUARES = 10;

const locale = (): string => (language() === 'en' ? 'en-GB' : language() || 'en');

/** A day as people write it: "Wednesday 18 November"; every day is one of UTC. */
export function tellDay(day: string, style: 'long' | 'short' | 'weekday' = 'long'): string {
  const parts: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long' }
      : style === 'short'
        ? { day: 'numeric', month: 'short', year: 'numeric' }
        : { weekday: 'short' };
  return new Intl.DateTimeFormat(safeLocale(), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A moment as the clock on the wall shows it here. */
export function tellTime(moment: string): string {
  return new Intl.DateTimeFormat(safeLocale(), { hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

function safeLocale(): string {
  return Intl.DateTimeFormat.supportedLocalesOf([locale()])[0] ?? 'en-GB';
}

/** The time that is left, as hours, minutes and seconds. */
export function tellLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The day before, or so many days after. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** A row of squares for each round: the more points it brought, the longer. */
export function squaresOf(rounds: readonly number[]): string[] {
  return rounds.map((points, at) => {
    const brought = points - (rounds[at - 1] ?? 0);
    const squares = Math.min(MOST_SQUARES, Math.max(1, Math.round(brought / STEP)));
    return brought <= 0 ? '⬜' : '🟨'.repeat(squares);
  });
}

export interface Shared {
  day: string;
  points: number;
  rounds: readonly number[];
  place: number | null;
  finished: number;
  streak: number;
  link: string;
}

/** A result to send: it tells how it went, and nothing about the cards. */
export function sharedText(result: Shared): string {
  const { day, points, rounds, place, finished, streak, link } = result;
  const placed = place === null ? [] : [t('daily-place', { place, count: finished })];
  const lines = [
    t('daily-share-head', { title: t('title'), day: tellDay(day, 'short') }),
    ['🏝️', [t('daily-points', { count: points }), ...placed].join(' · ')].join(' '),
    ...squaresOf(rounds),
    ...(streak > 1 ? [`🔥 ${t('daily-streak', { count: streak })}`] : []),
    link,
  ];
  return lines.map(plain).join('\n');
}

/** Without the marks that Fluent puts around what it inserts. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** All results in a few words. */
export interface Spread {
  count: number;
  lowest: number;
  highest: number;
  /** What half of the results have at least. */
  middle: number;
}

export function spreadOf(bars: readonly Bar[]): Spread | null {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  let left = Math.ceil(count / 2);
  let middle = last.points;
  for (const bar of [...bars].reverse()) {
    middle = bar.points;
    left -= bar.count;
    if (left <= 0) break;
  }
  return { count, lowest: first.points, highest: last.points, middle };
}

/** How many of the others have fewer points, from 0 to 1. */
export function shareBelow(bars: readonly Bar[], points: number): number {
  const others = bars.reduce((sum, bar) => sum + bar.count, 0) - 1;
  const below = bars.reduce((sum, bar) => sum + (bar.points < points ? bar.count : 0), 0);
  return others > 0 ? Math.min(1, below / others) : 0;
}

/** Results in columns of equal width, so many at most. */
export interface Column {
  from: number;
  to: number;
  count: number;
}

/** The columns have room for some more points that are to be shown, where they are known. */
export function columnsOf(
  bars: readonly Bar[],
  further: readonly (number | null | undefined)[],
  most: number,
): Column[] {
  const known = further.filter((points) => typeof points === 'number');
  const points = [...bars.map((bar) => bar.points), ...known];
  if (!points.length) return [];
  const lowest = Math.min(...points);
  const highest = Math.max(...points);
  const width = Math.max(1, Math.ceil((highest - lowest + 1) / most));
  const columns = Math.ceil((highest - lowest + 1) / width);
  return Array.from({ length: columns }, (_, at) => {
    const from = lowest + at * width;
    const to = from + width - 1;
    const inside = bars.filter((bar) => bar.points >= from && bar.points <= to);
    return { from, to, count: inside.reduce((sum, bar) => sum + bar.count, 0) };
  });
}
