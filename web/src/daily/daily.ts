import { ask, giveToServer, make, post } from '../api';
import { STATIC } from '../edition';
import { isHere } from '../engine/known';
import { remember } from '../game/memory';
import { isAway } from '../install/host.svelte';
import { firstOf } from '../people/crew';
import type {
  CaptainsGame,
  Challenge,
  ChallengeId,
  Day,
  GameId,
  NewDaily,
  Replay,
  Today,
} from '../protocol';
import { me } from '../screens/newGame';
import { keptOf } from './kept';

/** A contest: a day, or a challenge, and what leads to it. */
export type Kind = 'daily' | 'challenge';

export const pathOf = (kind: Kind, id: string): string => `/${kind}/${id}`;

const onDevice = (): boolean => STATIC || isAway();

/** The daily game, as it is now. */
export function today(): Promise<Today> {
  return ask('/api/daily', {}, onDevice());
}

/** A day; a game of this device beside its table is compared with it. */
export function dayOf(day: string): Promise<Day> {
  const points = keptOf(day)?.points;
  const query = points === undefined || onDevice() ? '' : `?points=${points}`;
  return ask(`/api/daily/${day}${query}`, {}, onDevice());
}

/** What the captain made of a day's deal. */
export function captainOf(day: string): Promise<CaptainsGame> {
  return ask(`/api/daily/${day}/captain`, {}, onDevice());
}

/** Play a day's deal; the id of the game comes back. */
export async function playDay({ day, bots }: Pick<Day, 'day' | 'bots'>): Promise<string> {
  const names = bots.reduce<string[]>(
    (before, bot) => [...before, firstOf(bot, [me().name, ...before])],
    [],
  );
  const wanted: NewDaily = { ...me(), bot_names: names };
  const game = await make(`/api/daily/${day}`, wanted, onDevice());
  remember(game, { contest: pathOf('daily', day) });
  return game;
}

/** A challenge, for whoever has its link. */
export function challengeOf(id: string): Promise<Challenge> {
  return ask(`/api/challenges/${id}`, {}, false);
}

/** Take up a challenge; the id of the game comes back. */
export async function playChallenge(id: string): Promise<string> {
  const wanted: NewDaily = me();
  const game = (await post<GameId>(`/api/challenges/${id}`, wanted)).id;
  remember(game, { contest: pathOf('challenge', id) });
  return game;
}

/** Challenge others to do better than this seat did; the id of the challenge comes back. */
export async function challengeFor(game: string, seat: number, step = 0): Promise<string> {
  if (isHere(game)) await giveToServer(game);
  const { id } = await post<ChallengeId>(`/api/games/${game}/challenge`, { seat, step });
  return id;
}

/** Whether others can be challenged to do better in this game: that needs a server. */
export function canChallenge(): boolean {
  return !onDevice();
}

/** A game of a contest, move by move. */
export function replayIn(kind: Kind, id: string, game: string): Promise<Replay> {
  const contest = kind === 'daily' ? `daily/${id}` : `challenges/${id}`;
  return ask(`/api/${contest}/games/${game}/replay`, {}, kind === 'daily' && onDevice());
}
