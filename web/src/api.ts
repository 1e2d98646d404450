import type { Hint } from './advice/hint';
import { STATIC } from './edition';
import { askEngine, isEngineKept } from './engine/engine';
import { moveToServer } from './engine/here';
import { isHere, noteHere } from './engine/known';
import { progress, tellFailure } from './engine/progress.svelte';
import { oneByOne, saveFile } from './engine/save';
import { LEVELS } from './facts';
import { draw, keep, kept } from './game/fairness';
import { isAway, noteAnswer } from './install/host.svelte';
import type {
  About,
  Again,
  BotName,
  GameId,
  GameSummary,
  Imported,
  Join,
  JoinTournament,
  Mine,
  NewGame,
  NewSeat,
  NewTournament,
  NewTutorial,
  OpenTable,
  Position,
  Problem,
  PushKey,
  QuickMatch,
  Replay,
  SeatKey,
  SeatNumber,
  Subscribe,
  Subscribed,
  Tournament,
  TournamentId,
  TournamentSummary,
} from './protocol';
import type { Source } from './review/playOn';
import { linesOf, type Message } from './review/review';
import { settings } from './settings.svelte';
import { untilDone } from './settled';
import { t } from './text/fluent.svelte';
import { tellWhy } from './text/tell';

/** The version of the game: set by the build. */
declare const VERSION: string;

/** The server did not do what was asked; the message says why. */
export class ProblemError extends Error {
  constructor(
    why: string,
    readonly status: number,
  ) {
    super(why);
  }
}

/** Why something did not work, in words. */
export function tellProblem(error: unknown): string {
  return error instanceof ProblemError ? error.message : t('went-wrong');
}

/** What the server answers while the judge of reviews and hints is not ready. */
export const NOT_READY = 503;

/** What a proxy says in the place of a host that does not answer it. */
const BEFORE_THE_HOST = [502, 503, 504];

function noAnswer(): ProblemError {
  noteAnswer(false);
  return new ProblemError(t('no-answer'), 0);
}

function problemOf(status: number, problem: Partial<Problem>): ProblemError {
  return new ProblemError(tellWhy({ why: t('went-wrong'), ...problem }), status);
}

/** Whether what is asked for concerns a game of this device. */
function concernsHere(path: string): boolean {
  const [, , , game = ''] = path.split('/');
  return isHere(game);
}

/** What the engine in this page answers. */
async function fromEngine(path: string, request: RequestInit): Promise<Response> {
  const { method = 'GET', body } = request;
  const answer = await askEngine(method, path, typeof body === 'string' ? body : '');
  return new Response(answer.body, { status: answer.status });
}

/** The answer of the server or, `here`, of the engine, which tells nothing about the server. */
async function answerTo(
  path: string,
  request: RequestInit,
  here = concernsHere(path),
): Promise<Response> {
  let answer: Response;
  try {
    answer = await untilDone(
      here ? fromEngine(path, request) : fetch(path, { credentials: 'same-origin', ...request }),
    );
  } catch {
    throw here ? new ProblemError(tellFailure(), 0) : noAnswer();
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    if (!here && !problem.why && BEFORE_THE_HOST.includes(answer.status)) throw noAnswer();
    if (!here) noteAnswer(true);
    throw problemOf(answer.status, problem);
  }
  if (!here) noteAnswer(true);
  return answer;
}

/** What the server or, `here`, the engine answers. */
export async function ask<T>(path: string, request: RequestInit = {}, here?: boolean): Promise<T> {
  return (await (await answerTo(path, request, here)).json()) as T;
}

/** Make something new: on this device, if the server is away. */
export async function make(
  path: string,
  wanted: unknown,
  here = STATIC || isAway(),
): Promise<string> {
  const { id } = await ask<GameId>(path, posting(JSON.stringify(wanted)), here);
  if (here) {
    noteHere(id);
    void navigator.storage?.persist(); // so that the browser does not make room with our games
  }
  return id;
}

/** The answer to a request, as text. */
export async function text(path: string, here?: boolean): Promise<string> {
  return (await answerTo(path, {}, here)).text();
}

/** What is answered to something that is sent. */
export function post<T>(path: string, body: unknown): Promise<T> {
  return send(path, JSON.stringify(body));
}

function send<T>(path: string, body: string): Promise<T> {
  return ask(path, posting(body));
}

/** A request that changes something. */
export function posting(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

/** What this host offers. */
export async function about(): Promise<About> {
  const alone = { version: VERSION, lobby: false, on_device: true, leaderboards: false };
  return STATIC
    ? alone
    : ask<About>('/api/about').catch((error: unknown) => unlessAway(error, alone));
}

/** Whether the server answers. */
export async function reach(): Promise<void> {
  await ask('/api/about');
}

/** What holds without the server, if it is away. */
function unlessAway<T>(error: unknown, known: T): T {
  if (isAway()) return known;
  throw error;
}

/** This browser's games that a server keeps, the newest first. */
export async function games(): Promise<GameSummary[]> {
  return ask<GameSummary[]>('/api/games').catch((error: unknown) => unlessAway(error, []));
}

/** The bots there are, from the weakest to the strongest. */
export async function bots(): Promise<string[]> {
  const known = LEVELS.map((name) => ({ name }));
  const found = STATIC
    ? known
    : await ask<BotName[]>('/api/bots').catch((error: unknown) => unlessAway(error, known));
  return found.map(({ name }) => name);
}

/** Lay a table, where this browser has its part in the deal; the id of the game comes back. */
export async function begin(game: NewGame): Promise<string> {
  const part = draw();
  const lay = (here?: boolean) =>
    make('/api/games', { ...game, commitment: part.commitment }, here);
  const id = (await playsAloneHere(game))
    ? await lay(true).catch(() => lay()) // where the engine does not start, the server can
    : await lay();
  keep(id, part);
  return id;
}

/** Whether somebody who plays alone does so on this device, though the server is there. */
async function playsAloneHere({ seats }: NewGame): Promise<boolean> {
  const people = seats.filter(({ bot }) => !bot);
  const known = seats.every(({ bot }) => !bot || (LEVELS as readonly string[]).includes(bot));
  if (STATIC || isAway() || !settings.alone || settings.rated) return false;
  if (people.length > 1 || people[0]?.waits_for || !known) return false;
  if (progress.state === 'failed') return false;
  return (await isEngineKept()) && (await about()).on_device;
}

/** Let the server keep a game that is kept on this device. */
export function giveToServer(game: string): Promise<void> {
  return moveToServer(game, importGames);
}

/** Lay a table for the tutorial; the id of its game comes back. */
export async function beginTutorial(wanted: NewTutorial): Promise<string> {
  return make('/api/tutorials', wanted);
}

/** Play a finished game on, from where it was after so many moves; the id of the new game comes back. */
export async function playOn(source: Source, step: number, seats: NewSeat[]): Promise<string> {
  if ('record' in source) return make('/api/play-on', { ...source, step, seats });
  const { game, key } = source;
  const wanted = { step, seats, ...(key && { key }) };
  return make(`/api/games/${game}/play-on`, wanted, isHere(game));
}

/** The tables of this host that anyone may sit down at. */
export function lobby(): Promise<OpenTable[]> {
  return ask('/api/lobby');
}

/** Wait for others who want the same; asked again, where one waits now. */
export async function quickMatch(wanted: QuickMatch): Promise<string> {
  const part = draw();
  const { id } = await post<GameId>('/api/quick', { ...wanted, commitment: part.commitment });
  if (!kept(id)) keep(id, part);
  return id;
}

/** Wait no more; this is told even while the page is left. */
export function leaveQuick(game: string): void {
  const request = { ...posting(JSON.stringify({ game })), keepalive: true };
  void answerTo('/api/quick/leave', request).catch(() => undefined);
}

/** The key with which this browser subscribes to reminders. */
export async function pushKey(): Promise<string> {
  return (await ask<PushKey>('/api/reminders')).key;
}

/** Have the server remind this browser. */
export async function subscribe(wanted: Subscribe): Promise<void> {
  await post<Subscribed>('/api/reminders', wanted);
}

/** Have the server remind this browser no more. */
export async function unsubscribe(endpoint: string): Promise<void> {
  await post<Subscribed>('/api/reminders/off', { endpoint });
}

/** The tournaments of this browser, the newest first. */
export function tournaments(): Promise<TournamentSummary[]> {
  return ask('/api/tournaments');
}

/** Make a tournament; its id comes back. */
export async function newTournament(wanted: NewTournament): Promise<string> {
  return (await post<TournamentId>('/api/tournaments', wanted)).id;
}

/** A tournament as it stands. */
export function tournament(id: string): Promise<Tournament> {
  return ask(`/api/tournaments/${id}`);
}

/** Take part in a tournament. */
export function joinTournament(id: string, wanted: JoinTournament): Promise<Tournament> {
  return post(`/api/tournaments/${id}/players`, wanted);
}

/** Start a tournament, leave it, or end a round of it. */
export function changeTournament(
  id: string,
  what: 'start' | 'leave' | `rounds/${number}/close`,
): Promise<Tournament> {
  return send(`/api/tournaments/${id}/${what}`, '');
}

/** Look at a table before sitting down. */
export function look(game: string, invitation: string): Promise<OpenTable> {
  return post(`/api/games/${game}/look`, { invitation });
}

/** Sit down at a table, with a part in its deal; the seat comes back. */
export async function sitDown(game: string, wanted: Join): Promise<number> {
  const part = kept(game) ?? draw();
  keep(game, part);
  const { seat } = await post<SeatNumber>(`/api/games/${game}/seats`, {
    ...wanted,
    commitment: part.commitment,
  });
  return seat;
}

/** A new key for a seat of this browser, by which another device has it too. */
export async function newKey(game: string, seat: number): Promise<string> {
  return (await send<SeatKey>(`/api/games/${game}/seats/${seat}/key`, '')).key;
}

/** Come to a table with the key of a seat, or of those who watch. */
export async function enter(game: string, key: string): Promise<void> {
  await post<Mine>(`/api/games/${game}/key`, { key });
}

/** Milliseconds to wait before each further try while the judge is loaded. */
const RETRIES = [300, 700, 1500, 3000];

/** Ask the judge: again with backoff while it is not ready, which takes seconds after a start. */
async function askJudge<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await request();
    } catch (error) {
      const isLoading = error instanceof ProblemError && error.status === NOT_READY;
      if (!isLoading || signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return request();
}

/** What a seat of this browser had best do now, and why. */
export function hintFor(game: string, seat: number): Promise<Hint> {
  return askJudge(() => post<Hint>(`/api/games/${game}/hint`, { seat }));
}

/** The position before a mark of a finished game of this browser. */
export function positionAt(game: string, step: number): Promise<Position> {
  return post(`/api/games/${game}/position`, { step });
}

/** A game of this browser, move by move. */
export function replayOf(game: string): Promise<Replay> {
  return ask(`/api/games/${game}/replay`);
}

/** A game, move by move, with the key of the link to its replay. */
export function replayByLink(game: string, key: string): Promise<Replay> {
  return post(`/api/games/${game}/replay`, { key });
}

/** Have a game reviewed; `hear` is told all that is said. */
export async function reviewOf(
  source: Source,
  hear: (message: Message) => void,
  signal: AbortSignal,
): Promise<void> {
  const [path, body] =
    'record' in source
      ? ['/api/review', source.record]
      : [`/api/games/${source.game}/review`, source.key && JSON.stringify({ key: source.key })];
  const tell = (line: string): void => {
    if (!signal.aborted) hear(JSON.parse(line) as Message);
  };
  if ('record' in source ? STATIC || isAway() : isHere(source.game)) {
    const method = body ? 'POST' : 'GET';
    const answer = await askEngine(method, path, body, tell, signal).catch(() => {
      throw new ProblemError(tellFailure(), 0);
    });
    if (answer.status !== 200) throw problemOf(answer.status, parsed(answer.body));
    return;
  }
  const request = { ...(body && posting(body)), signal };
  const answer = await askJudge(() => answerTo(path, request), signal);
  const reader = answer.body?.getReader();
  if (!reader) throw noAnswer();
  try {
    for await (const line of linesOf(chunksOf(reader))) tell(line);
  } catch (error) {
    if (!signal.aborted) throw error instanceof SyntaxError ? noAnswer() : error;
  }
}

async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function parsed(body: string): Partial<Problem> {
  try {
    return JSON.parse(body) as Partial<Problem>;
  } catch {
    return {};
  }
}

/** A record from a file, move by move. */
export function replayFrom(record: string): Promise<Replay> {
  return ask('/api/replay', posting(record), STATIC || isAway());
}

/** Where a game's record can be fetched. */
export function recordPath(game: string): string {
  return `/api/games/${game}/record`;
}

/** Save the record of a game that is kept on this device; a server sends a file by itself. */
export function saveRecord(event: Event, game: string): void {
  if (!isHere(game)) return;
  event.preventDefault();
  void text(recordPath(game)).then((record) => saveFile(`silver-and-gold-${game}.json`, record));
}

/** All games of this device, as the text of a backup. */
export function exportGames(): Promise<string> {
  return text('/api/export');
}

/** Keep the games of such a text that are not here yet; a server takes them one by one. */
export async function importGames(backup: string): Promise<Imported> {
  if (STATIC) return send('/api/import', backup);
  const all = { added: 0, known: 0 };
  for (const part of oneByOne(backup)) {
    const { added, known } = await send<Imported>('/api/import', part);
    all.added += added;
    all.known += known;
  }
  return all;
}

/** A record as the server has it, for a game that is over. */
export function record<T>(game: string): Promise<T> {
  return ask(recordPath(game));
}

/** The id of the game in which the people go on whom this browser has watched. */
export async function watchOn(game: string): Promise<string> {
  return (await post<GameId>(`/api/games/${game}/rematch`, {})).id;
}

/** The id of the game in which the same people go on; this browser has its part in its deal. */
export async function rematch(game: string): Promise<string> {
  const part = draw();
  const again: Again = { commitment: part.commitment };
  const id = await make(`/api/games/${game}/rematch`, again, isHere(game));
  if (!kept(id)) keep(id, part);
  return id;
}
