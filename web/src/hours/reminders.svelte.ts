import { pushKey, subscribe, unsubscribe } from '../api';
import { language } from '../text/fluent.svelte';

export type Reminding = 'unknown' | 'cannot' | 'denied' | 'off' | 'on';

const PATIENCE = 4000;

/** Whether this browser is reminded when it is its turn. Nobody is asked before they choose it. */
export class Reminders {
  state = $state<Reminding>('unknown');

  /** Find out how it is now; what the server may have lost is told again. */
  async look(): Promise<void> {
    try {
      const push = await pushManager();
      if (!push) this.state = 'cannot';
      else if (Notification.permission === 'denied') this.state = 'denied';
      else {
        const found = await push.getSubscription();
        this.state = found ? 'on' : 'off';
        if (found) await this.turnOn();
      }
    } catch {
      if (this.state === 'unknown') this.state = 'off';
    }
  }

  /** Ask the person, and then the browser and the server, to be reminded. */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = 'denied';
      return;
    }
    const push = await pushManager();
    if (!push) {
      this.state = 'cannot';
      return;
    }
    try {
      const found = await subscription(push, await pushKey());
      const { endpoint, keys = {} } = found.toJSON();
      const { p256dh = '', auth = '' } = keys;
      await subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language: language() });
      this.state = 'on';
    } catch (error) {
      // A browser without a push service says so only now.
      if (!(error instanceof DOMException)) throw error;
      this.state = 'cannot';
    }
  }

  /** Be reminded no more. */
  async turnOff(): Promise<void> {
    const found = await (await pushManager())?.getSubscription();
    this.state = 'off';
    if (!found) return;
    await unsubscribe(found.endpoint).catch(() => undefined); // the push service tells it later
    await found.unsubscribe();
  }
}

async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const worker = await Promise.race([navigator.serviceWorker.ready, late]);
  return worker?.pushManager ?? null;
}

/** The subscription with this key of the server; one with another key is of no use. */
async function subscription(push: PushManager, key: string): Promise<PushSubscription> {
  const found = await push.getSubscription();
  if (found && keyOf(found) === key) return found;
  await found?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
