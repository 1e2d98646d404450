import { ask, importGames, post, posting, text } from '../api';
import { STATIC } from '../edition';
import { askEngine } from '../engine/engine';
import { carryOver, gamesHere } from '../engine/here';
import { playsHere } from '../engine/known';
import { saveFile } from '../engine/save';
import { isAway } from '../install/host.svelte';
import type {
  DeviceLink,
  DeviceOffer,
  DeviceRequest,
  Forgotten,
  Leaderboard,
  LogBook,
  Rating,
  WantRating,
} from '../protocol';
import { set } from '../settings.svelte';

/** Milliseconds after which two devices that meet by a link ask again. */
export const AGAIN = 2000;

/** Whether the games of this device are all that can be told of. */
export function isOnlyHere(): boolean {
  return STATIC || isAway();
}

/** What the finished games of this person add up to; those of this device go to the server first. */
export async function logBook(): Promise<LogBook> {
  if (!isOnlyHere())
    await gamesHere()
      .then((games) => carryOver(games, importGames))
      .catch(() => undefined); // they are there the next time
  return ask<LogBook>('/api/logbook', {}, isOnlyHere());
}

export type Export = 'export' | 'records';

/** Where a server sends a file of all games. */
export function exportPath(kind: Export): string {
  return `/api/logbook/${kind}`;
}

/** Save all games of this device as a file; a server sends one by itself. */
export async function saveExport(kind: Export): Promise<void> {
  const name =
    kind === 'records' ? 'silver-and-gold-records.jsonl' : 'silver-and-gold-logbook.json';
  saveFile(name, await text(exportPath(kind), true));
}

/** Delete all that is kept of this person: on the server, on this device and in this browser. */
export async function forgetAll(): Promise<Forgotten> {
  const nothing = { games: 0, seats: 0 };
  const there = isOnlyHere() ? nothing : await ask<Forgotten>('/api/logbook/forget', posting(''));
  const here =
    STATIC || playsHere()
      ? (JSON.parse((await askEngine('POST', '/api/logbook/forget', '')).body) as Forgotten)
      : nothing;
  localStorage.clear();
  set('rated', false);
  set('avatar', null);
  set('name', ''); // the other settings say nothing about a person, and stay
  return { games: there.games + here.games, seats: there.seats };
}

/** The key of a link by which one other device can have the logbook and the seats of this one. */
export function newDeviceLink(): Promise<DeviceLink> {
  return ask('/api/device-links', posting(''));
}

/** Where the link with this key leads. */
export function deviceLink(key: string): string {
  return `${location.origin}/logbook#device=${key}`;
}

/** The device that asks to be let in by a link of this one. */
export function deviceRequest(key: string): Promise<DeviceRequest> {
  return post('/api/device-links/request', { key });
}

/** Let that device in, or remove the link. */
export function answerDevice(key: string, yes: boolean): Promise<DeviceRequest> {
  return post('/api/device-links/answer', { key, yes });
}

/** Whose logbook a link leads to, and whether this device has it now; `agreed` asks for it. */
export function useDeviceLink(key: string, agreed: boolean): Promise<DeviceOffer> {
  return post('/api/device', { key, agreed });
}

/** The key in the fragment of such a link. */
export function deviceKeyIn(fragment: string): string | undefined {
  return /^#device=([\w-]+)$/.exec(fragment)?.[1];
}

async function noted(answer: Promise<Rating>): Promise<Rating> {
  const rating = await answer;
  set('rated', rating.rated);
  return rating;
}

/** One's own rating. */
export function ownRating(): Promise<Rating> {
  return noted(ask('/api/rating'));
}

/** Be rated from now on, or no more. */
export function wantRating(wanted: WantRating): Promise<Rating> {
  return noted(post('/api/rating', wanted));
}

/** The best of a day, of a week, or of all time on this server. */
export function leaderboard(period: Leaderboard['period']): Promise<Leaderboard> {
  return ask(`/api/leaderboards/${period}`);
}
