import { settings } from '../settings.svelte';
import { t } from '../text/fluent.svelte';

/** Whether this browser can show notifications at all; many do so only on secure pages. */
export function canNotify(): boolean {
  return typeof Notification === 'function';
}

/** Ask the person, after a click of theirs, whether there may be notifications. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | null = null;

/** Tell somebody who looks elsewhere that it is their turn, and nothing of the cards. */
export function notifyOfTurn(game: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(t('your-turn'), { body: t('your-turn-body'), tag: game });
    shown.onclick = () => {
      window.focus();
      forgetNotice();
    };
  } catch {
    // Some phones show notifications only from elsewhere; the title still tells.
  }
}

/** The person looks at the table again. */
export function forgetNotice(): void {
  shown?.close();
  shown = null;
}
