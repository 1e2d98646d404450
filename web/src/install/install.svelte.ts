import { STATIC } from '../edition';
import { keepEngine, wasEngineKept } from '../engine/engine';

/** What a browser that can install the game asks the page, before it asks the person. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

/** Whether this browser would install the game. */
export function isOffered(): boolean {
  return offer !== null;
}

/** Let the browser ask whether to install the game. It asks once for each offer. */
export async function install(): Promise<void> {
  const made = offer;
  offer = null;
  await made?.prompt();
}

/** Whether the game is in a window of its own already. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Whether this is a phone or tablet on which people install by hand; its tablets say they are Macs. */
export function byHand({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Keep what is needed to open without the host, and notice when the game can be installed. */
export function prepareToInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer = null;
    keepEngine();
  });
  if (isInstalled()) keepEngine();
  // A new version has another engine: who had the old one wants it as well.
  else void wasEngineKept().then((kept) => kept && keepEngine());
  addEventListener('vite:preloadError', () => void renew());
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(STATIC ? './worker.js' : '/worker.js').catch(() => {
      // Nothing is lost but the page without a host.
    });
}

/** Load the page anew if a part of it is gone because the host has another build by now. */
async function renew(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]');
  const answer = await fetch(STATIC ? './' : '/', { cache: 'no-cache' }).catch(() => null);
  const page = answer?.ok ? await answer.text() : '';
  if (running && page && !page.includes(new URL(running.src).pathname)) location.reload();
}

/** Tell whoever installs the game its name and purpose in this language. */
export function introduce(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link)
    link.href = STATIC ? `./${language}.webmanifest` : `/manifest.webmanifest?lang=${language}`;
}
