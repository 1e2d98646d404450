import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  byHand,
  install,
  introduce,
  isOffered,
  prepareToInstall,
} from '../src/install/install.svelte';

prepareToInstall();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function has(userAgent: string, maxTouchPoints: number): boolean {
  return byHand({ userAgent, maxTouchPoints } as Navigator);
}

describe('installing', () => {
  it('is done by hand on phones and tablets that never offer it', () => {
    expect(has('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe(true);
    expect(has('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true);
    expect(has('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false);
    expect(has('Mozilla/5.0 (Linux; Android 15)', 5)).toBe(false);
  });

  it('is asked once for each offer of the browser', async () => {
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(offer);
    expect([isOffered(), offer.defaultPrevented]).toEqual([true, true]);

    await install();
    await install();

    expect(isOffered()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('is introduced in the language that is spoken', () => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';

    introduce('de');

    const link = document.querySelector('link');
    expect(link?.getAttribute('href')).toBe('/manifest.webmanifest?lang=de');
  });
});

describe('a part of the page that is gone', () => {
  async function missing(newest: string): Promise<number> {
    const script = document.createElement('script');
    script.type = 'text/plain'; // not to be run here
    script.src = 'http://localhost:3000/assets/index-old.js';
    document.head.append(script);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response(`<script src="/assets/${newest}"></script>`))),
    );
    dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return reload.mock.calls.length;
  }

  it('has the page loaded anew where the host has another build', async () => {
    expect(await missing('index-new.js')).toBe(1);
  });

  it('has it left as it is where that would help nothing', async () => {
    expect(await missing('index-old.js')).toBe(0);
  });
});
