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
self.addEventListener('message', (event) => {
  if (event.data === 'keep the engine') event.waitUntil(keepEngine());
});
