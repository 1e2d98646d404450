import { STATIC } from './edition';

export type Route =
  | { screen: (typeof PLAIN)[number] | 'home' | 'lost' }
  | { screen: 'table'; game: string }
  | { screen: 'daily'; day: string }
  | { screen: 'challenge'; id: string }
  | { screen: 'compare'; kind: 'daily' | 'challenge'; id: string }
  | { screen: 'replay-of' | 'review-of'; game: string; key: string }
  | { screen: 'join' | 'enter'; game: string; key: string }
  | { screen: 'tournament'; id: string };

const PLAIN = [
  'new',
  'friends',
  'open-table',
  'lobby',
  'quick',
  'tournaments',
  'rules',
  'settings',
  'replay',
  'review',
  'training',
  'logbook',
] as const;
/** What can be looked at of a game that is over. */
const PAST = new Map<string, 'replay-of' | 'review-of'>([
  ['replay', 'replay-of'],
  ['review', 'review-of'],
]);
const REPLAY_KEY = /^#key=(.*)$/;
const KEY = /^#(join|seat|watch)=(.*)$/;

/** The screen that a path shows. The keys of tables come in its fragment, which is never sent. */
export function read(path: string, fragment = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, game, last] = parts;
  if (!first) return { screen: 'home' };
  const plain = PLAIN.find((screen) => screen === first);
  if (plain && parts.length === 1) return { screen: plain };
  if (first === 'game' && game && parts.length === 2) return atTable(game, fragment);
  const contest = atContest(parts);
  if (contest) return contest;
  if (first === 'tournament' && game && parts.length === 2)
    return { screen: 'tournament', id: game };
  const past = PAST.get(last ?? '');
  if (first === 'game' && game && past && parts.length === 3)
    return { screen: past, game, key: REPLAY_KEY.exec(fragment)?.[1] ?? '' };
  return { screen: 'lost' };
}

/** A day or a challenge, and the games of either side by side. */
function atContest([first, id = '', last, ...more]: string[]): Route | null {
  if (first !== 'daily' && first !== 'challenge') return null;
  if (more.length || (first === 'challenge' && !id)) return null;
  if (last === 'compare') return { screen: 'compare', kind: first, id };
  if (last) return null;
  return first === 'daily' ? { screen: 'daily', day: id } : { screen: 'challenge', id };
}

function atTable(game: string, fragment: string): Route {
  const [, way, key] = KEY.exec(fragment) ?? [];
  if (key === undefined) return { screen: 'table', game };
  return { screen: way === 'join' ? 'join' : 'enter', game, key };
}

/** The path and the fragment of this address; on a plain file host both stand behind a #. */
function here(): [path: string, fragment: string] {
  if (!STATIC) return [location.pathname, location.hash];
  const [, path = '/', ...fragment] = location.hash.split('#');
  return [path, fragment.length ? `#${fragment.join('#')}` : ''];
}

/** What leads to a screen, as the address of a link. */
export function addressOf(path: string): string {
  return STATIC ? `#${path}` : path;
}

/** The fragment of this address: a place on the screen, or a key. */
export function fragment(): string {
  return here()[1];
}

let route = $state.raw<Route>(read(...here()));
let before: string | null = null;

/** The screen that is shown. */
export function current(): Route {
  return route;
}

/** Go to a screen. */
export function go(path: string): void {
  before = here()[0];
  history.pushState(null, '', addressOf(path));
  arrive();
}

/** Go to a screen in the place of this one, so that the key in this address is gone. */
export function goOn(path: string): void {
  history.replaceState(null, '', addressOf(path));
  arrive();
}

/** Go back to where one came from, home if that was elsewhere. */
export function goBack(): void {
  if (before === null) go('/');
  else history.back();
}

function arrive(): void {
  route = read(...here());
  scrollTo(0, 0);
}

/** Follow links inside the game and the browser's own buttons. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (STATIC && !link.hash.startsWith('#/')) return;
    event.preventDefault();
    go(STATIC ? link.hash.slice(1) : link.pathname + link.hash);
  });
}
