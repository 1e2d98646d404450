/**
 * Says on the root element whether the page is settled: nothing that was asked for is on its way, all news have been
 * shown, typefaces are there, and nothing moves or has changed for two frames. Tests wait for it, and for no time.
 */
const CALM_FRAMES = 2;

const pending = new Set<object>();
let root: HTMLElement | undefined;
let calm = 0;
let looking = false;

/** Note whether the page waits for something; while it does, it is not settled. */
export function notePending(what: object, waits: boolean): void {
  if (waits) pending.add(what);
  else pending.delete(what);
  stir();
}

/** The page is not settled before this has ended, well or not. */
export function untilDone<T>(work: Promise<T>): Promise<T> {
  const end = (): void => notePending(work, false);
  notePending(work, true);
  work.then(end, end);
  return work;
}

/** Something has changed: look in the next frames whether the page has settled. */
function stir(): void {
  if (!root) return;
  calm = 0;
  root.dataset.settled = 'false';
  if (!looking) requestAnimationFrame(look);
  looking = true;
}

function look(): void {
  calm = isQuiet() ? calm + 1 : 0;
  looking = calm < CALM_FRAMES;
  if (looking) requestAnimationFrame(look);
  else if (root) root.dataset.settled = 'true';
}

function isQuiet(): boolean {
  return (
    pending.size === 0 && document.fonts.status === 'loaded' && !document.getAnimations().some(ends)
  );
}

/** Whether an animation is on its way to an end; what goes round for ever does not count. */
function ends({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}

/** Watch the page from now on. */
export function watchPage(): void {
  root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName !== 'data-settled')) stir();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const event of ['resize', 'scroll', 'transitionrun', 'animationstart'])
    addEventListener(event, stir, { passive: true, capture: true });
  document.fonts.addEventListener('loading', stir);
  stir();
}
