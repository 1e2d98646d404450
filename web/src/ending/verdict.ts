import type { Player, Result, View } from '../protocol';
import { sentences, t } from '../text/fluent.svelte';
import { tellResult } from '../text/tell';

/** How a game ended: in large letters, and what else there is to know. */
export interface Verdict {
  headline: string;
  detail: string;
}

/** The one seat of this browser; null for spectators and for several people around one screen. */
export function ownSeat({ mine }: Pick<View, 'mine'>): number | null {
  const [seat, ...further] = mine;
  return seat === undefined || further.length ? null : seat;
}

/** By how many points a seat is ahead of the best of the others; below 0 if it is behind. */
export function lead(players: readonly Player[], seat: number): number {
  const others = players.filter((_, other) => other !== seat).map(({ score }) => score.total);
  return (players[seat]?.score.total ?? 0) - Math.max(...others);
}

/** How many players have more points, and one. */
function placeOf(players: readonly Player[], seat: number): number {
  const points = players[seat]?.score.total ?? 0;
  return players.filter(({ score }) => score.total > points).length + 1;
}

/** How a game from a position went for a seat, against the game that the position is from. */
export function comparedWithFirst(
  first: readonly number[],
  players: readonly Player[],
  seat: number,
): string {
  const points = (players[seat]?.score.total ?? 0) - (first[seat] ?? 0);
  if (points === 0) return t('played-on-same');
  return t(points > 0 ? 'played-on-more' : 'played-on-less', { points: Math.abs(points) });
}

/** How the game ended, said to the person whose seat that is, or else by names. */
export function verdict(result: Result, players: readonly Player[], seat: number | null): Verdict {
  const { winners, tied } = result;
  const told = tellResult(result, players);
  const [winner = 0] = winners;
  const name = players[winner]?.name ?? '';
  if (winners.length > 1) {
    const shared = seat === null || !winners.includes(seat) ? 'verdict-name-tied' : 'verdict-tied';
    return { headline: t(shared), detail: told };
  }
  const level = tied.length > 1;
  if (seat === null) {
    const points = lead(players, winner);
    const headline = level
      ? t('verdict-name-won-tie', { name })
      : t('verdict-name-won', { name, points });
    return { headline, detail: level ? told : '' };
  }
  if (seat === winner) {
    const points = lead(players, seat);
    return level
      ? { headline: t('verdict-won-tie'), detail: told }
      : { headline: t('verdict-won', { points }), detail: '' };
  }
  const points = -lead(players, seat);
  const headline = points ? t('verdict-lost', { points }) : t('verdict-lost-tie');
  // Between two players a place says nothing more, nor does a tie, which is explained.
  if (players.length < 3 || level) return { headline, detail: told };
  return {
    headline,
    detail: sentences([t('verdict-place', { place: placeOf(players, seat) }), told]),
  };
}
