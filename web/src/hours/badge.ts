import type { GameSummary } from '../protocol';
import { t } from '../text/fluent.svelte';

const EVERY = 60_000;

/** How many games over days wait for this player. */
export function turnsOf(games: readonly GameSummary[]): number {
  return games.filter(({ waits, left }) => waits && typeof left === 'number').length;
}

/** The title of a page, which says so if a game over days waits for this player. */
export function tellTurns(games: readonly GameSummary[], title: string): string {
  return turnsOf(games) ? `${t('your-turn-title')} – ${title}` : title;
}

/** Show the number on the icon of the game, where browsers can. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  void shown.catch(() => undefined); // only an installed game has an icon
}

/** While games over days go on, ask how they stand now and then, also while nobody looks. */
export function watchTurns(games: () => readonly GameSummary[], refresh: () => void): () => void {
  const going = games().some(({ left, over }) => typeof left === 'number' && !over);
  showBadge(turnsOf(games()));
  if (!going) return () => undefined;
  const timer = setInterval(() => {
    if (document.hidden) refresh();
  }, EVERY);
  return () => clearInterval(timer);
}
