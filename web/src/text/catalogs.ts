import { FluentResource } from '@fluent/bundle';

const FOLDER = '../../../src/silvergold/locales';
const FILES = import.meta.glob<string>(
  '../../../src/silvergold/locales/*/{game,web,refusals,install,rules,tutorial}.ftl',
  { query: '?raw', import: 'default' },
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
).filter(([language]) => pathOf(language, 'web') in FILES);

function pathOf(language: string, name: string): string {
  return `${FOLDER}/${language}/${name}.ftl`;
}

/** The texts of a catalog, in English if it was not translated. */
export async function catalog(language: string, name: string): Promise<FluentResource> {
  const path = [pathOf(language, name), pathOf('en', name)].find((one) => one in FILES) ?? '';
  const resource = parsed.get(path) ?? new FluentResource((await FILES[path]?.()) ?? '');
  parsed.set(path, resource);
  return resource;
}

/** The first of these languages that we have: "pt-BR" asks for Portuguese. */
export function guess(asked: readonly string[]): string {
  const bases = asked.map((one) => one.toLowerCase().split('-')[0]);
  return bases.find((base) => LANGUAGES.some(([language]) => language === base)) ?? 'en';
}
