import { FluentResource } from '@fluent/bundle';

const FOLDER = '../../../src/silvergold/locales';
const ADDRESSES = import.meta.glob<string>(
  '../../../src/silvergold/locales/*/{game,web,refusals,install,rules,tutorial,people}.ftl',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const parsed = new Map<string, FluentResource>();

/** The languages that there are, each by its own name. */
export const LANGUAGES = (
  [
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['es', 'Español'],
    ['pt', 'Português'],
    ['fr', 'Français'],
    ['it', 'Italiano'],
    ['cs', 'Čeština'],
  ] as const
).filter(([language]) => pathOf(language, 'web') in ADDRESSES);

function pathOf(language: string, name: string): string {
  return `${FOLDER}/${language}/${name}.ftl`;
}

/** The texts of a catalog; nothing if it is not translated into that language. */
export async function catalog(language: string, name: string): Promise<FluentResource | null> {
  const address = ADDRESSES[pathOf(language, name)];
  if (address === undefined) return null;
  const resource = parsed.get(address) ?? new FluentResource(await load(address));
  parsed.set(address, resource);
  return resource;
}

/** Catalogs are fetched, not imported: many browsers never retry a module that failed to load. */
async function load(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The language of ours that fits best to the first of these that we have: "pt-BR" asks for pt-BR,
 * or else for Portuguese. */
export function guess(
  asked: readonly string[],
  languages: readonly string[] = LANGUAGES.map(([language]) => language),
): string {
  for (const one of asked) {
    const found = nearest(one, languages);
    if (found) return found;
  }
  return 'en';
}

function nearest(asked: string, languages: readonly string[]): string | undefined {
  const wanted = localeOf(asked);
  const likely = wanted?.maximize();
  const fit = (language: string): number => {
    const offered = new Intl.Locale(language);
    if (offered.toString() === wanted?.toString()) return 4;
    const script = offered.maximize().script === likely?.script ? 2 : 0;
    const region = offered.region ? Number(offered.region === likely?.region) : 0.5;
    return script + region;
  };
  return languages
    .filter((language) => new Intl.Locale(language).language === wanted?.language)
    .reduce<string | undefined>(
      (best, one) => (best !== undefined && fit(best) >= fit(one) ? best : one),
      undefined,
    );
}

function localeOf(text: string): Intl.Locale | null {
  try {
    return new Intl.Locale(text);
  } catch {
    return null; // not a language code at all
  }
}
