import { LONGEST_SHORT_CLOCK } from '../facts';
import { t } from '../text/fluent.svelte';

/** The times for a turn that one can choose, in seconds; 0 is no clock. */
export const TIMES = [0, 30, 60, 120, 300] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The same in days, for games that are played now and then. */
export const DAYS = [DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;

/** Whether a clock is that of a game over days. */
export function isByTurns(clock: number | null): clock is number {
  return clock !== null && clock > LONGEST_SHORT_CLOCK;
}

/** What is left of such a clock, rounded to its largest unit: "3 d", "23 h", "59 min". */
export function tellLeft(seconds: number): string {
  const hours = Math.round(seconds / HOUR);
  const minutes = Math.round(seconds / MINUTE);
  if (hours >= 48) return t('left-days', { count: Math.round(seconds / DAY) });
  if (minutes >= 120) return t('left-hours', { count: hours });
  return t('left-minutes', { count: minutes });
}

/** What a choice of time means. */
export function helpOnTime(clock: number): string {
  if (isByTurns(clock)) return t('time-days-help');
  return t(clock ? 'time-clock-help' : 'time-none-help');
}

/** How long a turn may take: "No hurry", "30 seconds a turn". */
export function tellTime(clock: number | null): string {
  if (!clock) return t('time-none');
  if (isByTurns(clock)) return t('time-days', { count: Math.round(clock / DAY) });
  return clock % 60
    ? t('time-seconds', { count: clock })
    : t('time-minutes', { count: clock / 60 });
}

/** The same in short: "30 s". */
export function shortTime(clock: number): string {
  if (!clock) return t('time-none');
  if (isByTurns(clock)) return t('time-short-days', { count: Math.round(clock / DAY) });
  return clock % 60
    ? t('time-short-seconds', { count: clock })
    : t('time-short-minutes', { count: clock / 60 });
}
