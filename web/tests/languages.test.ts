import { FluentResource } from '@fluent/bundle';
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LANGUAGES } from '../src/facts';
import Languages from '../src/parts/Languages.svelte';
import { set, settings } from '../src/settings.svelte';
import { bundlesOf } from '../src/text/bundles';
import { catalog, chain, guess } from '../src/text/catalogs';
import { language, need, otherLanguage, speak, t } from '../src/text/fluent.svelte';
import { pseudo } from '../src/text/pseudo';

afterEach(() => speak('en'));

describe('a language', () => {
  it('is guessed from what the browser asks for', () => {
    expect(guess(['tlh', 'en-GB', 'de'])).toBe('en');
    expect(guess(['tlh'])).toBe('en');
    for (const one of LANGUAGES.map(([code]) => String(code))) {
      const asked = one.includes('-') ? one : `${one}-XY`;
      expect(guess([asked.toUpperCase(), 'en'])).toBe(one);
    }
  });

  it('may differ by script or country', () => {
    const guessed = (asked: string, ...ours: string[]): string => guess([asked], ['en', ...ours]);

    expect(guessed('zh-TW', 'zh-Hans', 'zh-Hant')).toBe('zh-Hant');
    expect(guessed('zh-Hant-HK', 'zh-Hans', 'zh-Hant')).toBe('zh-Hant');
    expect(guessed('zh', 'zh-Hant', 'zh-Hans')).toBe('zh-Hans');
    expect(guessed('pt-BR', 'pt', 'pt-BR')).toBe('pt-BR');
    expect(guessed('pt-PT', 'pt-BR', 'pt')).toBe('pt');
    expect(guessed('pt', 'pt-BR', 'pt')).toBe('pt');
    expect(guessed('pt-AO', 'pt-BR')).toBe('pt-BR');
    expect(guessed('*', 'pt')).toBe('en');
  });

  it('is the last one that was asked for, however they arrive', async () => {
    const last = LANGUAGES.at(-1)?.[0] ?? 'en';

    await Promise.all([speak('xx'), speak('en'), need('rules'), speak(last)]);

    expect(language()).toBe(last);
    expect(document.documentElement.lang).toBe(last);
  });

  it('is one that there is', async () => {
    await speak('../../../etc');

    expect(LANGUAGES.map(([one]) => String(one))).toContain(language());
    expect(t('settings')).not.toBe('settings');
  });

  it('is offered by its own name, and chosen by one click', async () => {
    await speak('xx');
    render(Languages);
    for (const [one, name] of LANGUAGES) {
      const choice = screen.getByRole('radio', { name });

      choice.click();

      expect(choice.closest('label')?.lang).toBe(one);
      expect(settings.language).toBe(one);
    }
  });
});

describe('a language that was out of reach', () => {
  it('comes when it is chosen again', async () => {
    set('language', 'de');
    render(Languages);

    screen.getByRole('radio', { name: 'Deutsch' }).click();

    await vi.waitFor(() => expect(language()).toBe('de'));
  });
});

describe('words that cannot be fetched', () => {
  it('leave everything in the language now spoken, until they can', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));

    await expect(speak('it')).rejects.toThrow('404');
    expect(language()).toBe('en');

    vi.unstubAllGlobals();
    await speak('it');
    expect(language()).toBe('it');
  });
});

describe('a catalog', () => {
  it('is there in each language that is offered', async () => {
    for (const [one] of LANGUAGES)
      for (const name of ['game', 'web'])
        expect((await catalog([one], name)).resource.body.length).toBeGreaterThan(0);
  });

  it('that is missing is taken from a sibling, and otherwise from English', async () => {
    const found = async (language: string): Promise<string> =>
      (await catalog(chain(language), 'rules')).language;

    expect(await found('pt-XY')).toBe('pt');
    expect(await found('de-Latn-CH')).toBe('de');
    expect(await found('tlh-XY')).toBe('en');
  });

  it('of another language than the page is known as such', async () => {
    await need('rules');
    for (const [one] of LANGUAGES) {
      await speak(one);
      const { language } = await catalog(chain(one), 'rules');

      expect(otherLanguage('rules-title')).toBe(language === one ? undefined : language);
      expect(otherLanguage('settings')).toBeUndefined();
    }
  });

  it('is looked for in one language after the other', () => {
    expect(chain('pt-BR')).toEqual(['pt-BR', 'pt', 'en']);
    expect(chain('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh', 'en']);
    expect(chain('en-GB')).toEqual(['en-GB', 'en']);
    expect(chain('en')).toEqual(['en']);
  });
});

describe('a language without some of the catalogs', () => {
  const rules =
    'rules-found = { $count ->\n    [one] One place\n   *[other] { $count } places\n}\n' +
    'rules-done = Press { done }';
  const bundles = bundlesOf(
    ['ja-JP', 'ja', 'en'],
    Object.entries({ 'ja-JP': 'done = Klaar', en: rules, ja: 'about = Sobre { done }' }).map(
      ([language, text]) => ({ language, resource: new FluentResource(text) }),
    ),
  );
  const say = (key: string, args = {}): string | undefined => {
    const bundle = bundles.find((one) => one.hasMessage(key));
    return bundle?.formatPattern(bundle.getMessage(key)?.value ?? '', args);
  };

  it('says them in English, with the plurals of English', () => {
    expect(say('rules-found', { count: 1 })).toBe('One place');
  });

  it('says them as its sibling does, if that has them', () => {
    expect(say('about')).toBe('Sobre Klaar');
    expect(bundles.map(({ locales }) => locales)).toEqual([['ja-JP'], ['ja'], ['en']]);
  });

  it('calls buttons what they are called on the page', () => {
    expect([say('done'), say('rules-done')]).toEqual(['Klaar', 'Press Klaar']);
  });
});

describe('the long language', () => {
  it('is longer and accented, and leaves alone what is put in', async () => {
    await speak('xx');

    expect(t('waiting-for', { names: 'Ana' })).toMatch(/^Wáítíñgwáít.* Ana…$/);
    expect(pseudo('Take a bot, or two').length).toBeGreaterThan(18 * 1.3);
  });

  it('is offered to nobody', () => {
    expect(LANGUAGES.map(([one]) => String(one))).not.toContain('xx');
  });
});
