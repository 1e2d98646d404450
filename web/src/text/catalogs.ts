import { FluentResource } from '@fluent/bundle';

import { LANGUAGES } from '../facts';
import type { Catalog } from './bundles';

const FOLDER = '../../../src/silvergold/locales';
const ADDRESSES = import.meta.glob<string>(
  '../../../src/silvergold/locales/*/{game,web,refusals,install,rules,tutorial,people,review,training,daily,logbook,hours,tournaments}.ftl',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const parsed = new Map<string, FluentResource>();

/** The texts of a catalog, in the first of these languages into which it is translated. */
export async function catalog(languages: readonly string[], name: string): Promise<Catalog> {
  for (const language of languages) {
    const address = ADDRESSES[`${FOLDER}/${language}/${name}.ftl`];
    if (address === undefined) continue;
    const resource = parsed.get(address) ?? new FluentResource(await load(address));
    parsed.set(address, resource);
    return { language, resource };
  }
  throw new Error(name);
}

/** Catalogs are fetched, not imported: many browsers never retry a module that failed to load. */
async function load(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The languages in which to look for a catalog: "pt-BR", then "pt", then English. */
export function chain(language: string): string[] {
  const parts = language.split('-');
  const shorter = parts.map((_, less) => parts.slice(0, parts.length - less).join('-'));
  return [...new Set([...shorter, 'en'])];
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
