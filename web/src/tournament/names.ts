import type { Tournament, TournamentGame } from '../protocol';
import { t } from '../text/fluent.svelte';

/** What a player is called; whoever had everything deleted has no name any more. */
export function nameOf({ players }: Tournament, number: number | null): string {
  return players.find((one) => one.number === number)?.name || t('tournament-nobody');
}

/** Who plays whom, or has a bye. */
export function tellPair(tournament: Tournament, { first, second }: TournamentGame): string {
  const name = nameOf(tournament, first);
  if (second === null) return t('tournament-bye', { name });
  return t('tournament-between', { first: name, second: nameOf(tournament, second) });
}

/** How a game ended: what both scored, or that it was not played. */
export function tellResult({ second, points, scores }: TournamentGame): string {
  if (second === null) return '';
  if (!points) return t('tournament-going-on');
  return scores ? scores.join(' : ') : t('tournament-not-played');
}
