/**
 * Keeps the page and its parts, so that the game opens even when its host is away. Nothing else is
 * kept: what the host answers, above all anything of a game, never passes through here.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of this build, by names that no other build gives to other files. */
declare const PARTS: string[];
declare const BUILD: string;

const PAGE = '/';
const OURS = 'silvergold-';
const CACHE = OURS + BUILD;

/** While hosts are being renewed one may answer with another build: that is for the next try. */
async function keep(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!named.length || !named.every((part) => PARTS.includes(part)))
    throw new Error('this page is of another build');
  const cache = await caches.open(CACHE);
  await cache.addAll(PARTS);
  await cache.put(PAGE, page);
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
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

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(newestPage(request));
});
