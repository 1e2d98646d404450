import { t } from '../text/fluent.svelte';

/** What a table waits for before its game; vacant seats have no name. */
export function tellRoom(names: readonly string[]): string {
  const vacant = names.filter((name) => !name).length;
  return vacant ? t('waits-for-players', { count: vacant }) : t('room-full');
}
