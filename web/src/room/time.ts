import { t } from '../text/fluent.svelte';

/** The times for a turn that one can choose, in seconds; 0 is no clock. */
export const TIMES = [0, 30, 60, 120, 300] as const;

/** How long a turn may take: "No hurry", "30 seconds a turn". */
export function tellTime(clock: number | null): string {
  if (!clock) return t('time-none');
  return clock % 60
    ? t('time-seconds', { count: clock })
    : t('time-minutes', { count: clock / 60 });
}

/** The same in short: "30 s". */
export function shortTime(clock: number): string {
  if (!clock) return t('time-none');
  return clock % 60
    ? t('time-short-seconds', { count: clock })
    : t('time-short-minutes', { count: clock / 60 });
}
