import { FluentResource } from '@fluent/bundle';

const FOLDER = '../../../src/silvergold/locales';
const ADDRESSES = import.meta.glob<string>(
  '../../../src/silvergold/locales/*/{game,web,refusals,install,rules,tutorial}.ftl',
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

/** The texts of a catalog, in English if it was not translated. */
export async function catalog(language: string, name: string): Promise<FluentResource> {
  const address = ADDRESSES[pathOf(language, name)] ?? ADDRESSES[pathOf('en', name)] ?? '';
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

/** The first of these languages that we have: "pt-BR" asks for Portuguese. */
export function guess(asked: readonly string[]): string {
  const bases = asked.map((one) => one.toLowerCase().split('-')[0]);
  return bases.find((base) => LANGUAGES.some(([language]) => language === base)) ?? 'en';
}
