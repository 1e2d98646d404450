/**
 * Keeps the page and its parts, so that the game opens even when its host is away. Nothing else is
 * kept: what the host answers, above all anything of a game, never passes through here. The engine
 * is large: it is kept from its first use on.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of this build, by names that no other build gives to other files. */
declare const PARTS: string[];
declare const ENGINE: string[];
declare const BUILD: string;

const PAGE = self.registration.scope;
const ASSETS = `${PAGE}assets/`;
const OURS = 'silvergold-';
const CACHE = OURS + BUILD;
const ENGINE_CACHE = `${OURS}engine`;

function address(part: string): string {
  return PAGE + part;
}

const engine = ENGINE.map(address);

/** While hosts are being renewed one may answer with another build: that is for the next try. */
async function keep(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const named = (await page.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  if (!named.length || !named.every((part) => PARTS.includes(part)))
    throw new Error('this page is of another build');
  const cache = await caches.open(CACHE);
  await cache.addAll(PARTS.map(address));
  await cache.put(PAGE, page);
}

async function forgetOthers(): Promise<void> {
  const kept = [CACHE, ENGINE_CACHE];
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && !kept.includes(name),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  if (!(await caches.has(ENGINE_CACHE))) return;
  const cache = await caches.open(ENGINE_CACHE);
  const older = (await cache.keys()).filter(({ url }) => !engine.includes(url));
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** The page from the host, and only if that is away the one that was kept. */
async function newestPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(PAGE)) ?? answer ?? Response.error();
}

async function part(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Keep the engine as well, from its first use on; files that are here already stay. */
async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(engine.filter((url) => !kept.includes(url)).map((url) => cache.add(url)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(PAGE)) return;
  if (request.url.startsWith(ASSETS)) event.respondWith(part(request));
  else if (request.mode === 'navigate' && !request.url.startsWith(`${PAGE}api/`))
    event.respondWith(newestPage(request));
});

/** What the server sends, sealed for this browser: that it is its turn in a game. */
interface Reminder {
  title: string;
  body: string;
  game: string;
}

function tableOf(game: string): string {
  return `${PAGE}game/${game}`;
}

/** The windows of the game; those that show this table come first. */
async function windows(game: string): Promise<WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = (client: WindowClient): boolean => client.url.startsWith(tableOf(game));
  return [...all].sort((one, other) => Number(there(other)) - Number(there(one)));
}

/** Show a reminder, unless its table is in sight. */
async function remind({ title, body, game }: Reminder): Promise<void> {
  const [first] = await windows(game);
  if (first?.visibilityState === 'visible' && first.url.startsWith(tableOf(game))) return;
  await self.registration.showNotification(title, {
    body,
    tag: game,
    icon: address('icon-192.png'),
    data: { game },
  });
  if ('setAppBadge' in navigator) await navigator.setAppBadge();
}

/** Go to the table of a reminder: in a window that is open, or in a new one. */
async function follow(game: string): Promise<void> {
  const [first] = await windows(game);
  if (!first) await self.clients.openWindow(tableOf(game));
  else if (first.url.startsWith(tableOf(game))) await first.focus();
  else await (await first.navigate(tableOf(game)))?.focus();
}

self.addEventListener('push', (event) => {
  const reminder = event.data?.json() as Reminder | undefined;
  if (reminder) event.waitUntil(remind(reminder));
});
self.addEventListener('notificationclick', (event) => {
  const { game } = event.notification.data as Pick<Reminder, 'game'>;
  event.notification.close();
  event.waitUntil(follow(game));
});
self.addEventListener('message', (event) => {
  if (event.data === 'keep the engine') event.waitUntil(keepEngine());
});
