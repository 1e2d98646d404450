export type Route =
  | { screen: 'home' | 'new' | 'rules' | 'settings' | 'replay' | 'lost' }
  | { screen: 'table' | 'replay-of'; game: string };

/** The screen that a path shows. */
export function read(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, game, last] = parts;
  if (!first) return { screen: 'home' };
  if (
    parts.length === 1 &&
    (first === 'new' || first === 'rules' || first === 'settings' || first === 'replay')
  )
    return { screen: first };
  if (first === 'game' && game && parts.length === 2) return { screen: 'table', game };
  if (first === 'game' && game && last === 'replay' && parts.length === 3)
    return { screen: 'replay-of', game };
  return { screen: 'lost' };
}

let route = $state.raw<Route>(read(location.pathname));
let before: string | null = null;

/** The screen that is shown. */
export function current(): Route {
  return route;
}

/** Go to a screen. */
export function go(path: string): void {
  before = location.pathname;
  history.pushState(null, '', path);
  arrive();
}

/** Go back to where one came from, home if that was elsewhere. */
export function goBack(): void {
  if (before === null) go('/');
  else history.back();
}

function arrive(): void {
  route = read(location.pathname);
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
    event.preventDefault();
    go(link.pathname);
  });
}
