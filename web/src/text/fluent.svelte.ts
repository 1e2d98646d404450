import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';

import { LANGUAGES, NUMBERS } from '../facts';
import { untilDone } from '../settled';
import { bundlesOf } from './bundles';
import { catalog, chain, guess } from './catalogs';

/** English made long, to see what breaks; nobody is offered it. */
const PSEUDO = 'xx';

const needed = ['game', 'web', 'refusals', 'install', 'daily', 'hours'];
let wanted = '';
let spoken = $state.raw('');
let bundles = $state.raw([new FluentBundle('en')]);

/** Say everything in this language from now on; '' is the browser's. */
export async function speak(language: string): Promise<void> {
  const known = language === PSEUDO || LANGUAGES.some(([one]) => one === language);
  wanted = known ? language : guess(navigator.languages);
  if (wanted !== untrack(() => spoken)) await untilDone(gather());
}

/** Have the texts of this catalog too, from now on and in every language. */
export async function need(
  name: 'rules' | 'tutorial' | 'people' | 'review' | 'training' | 'logbook' | 'tournaments',
): Promise<void> {
  if (!needed.includes(name)) needed.push(name);
  await untilDone(gather());
}

/** Take up the words that are wanted; if they are out of reach, nothing changes. */
async function gather(): Promise<void> {
  const [language, count] = [wanted, needed.length];
  let made: FluentBundle[];
  try {
    made = await bundlesFor(language);
  } catch (error) {
    if (wanted === language) wanted = spoken;
    throw error;
  }
  if (wanted !== language || needed.length !== count) return gather();
  bundles = made;
  spoken = language;
  document.documentElement.lang = locale();
}

async function bundlesFor(language: string): Promise<FluentBundle[]> {
  const pseudo = language === PSEUDO;
  const languages = chain(pseudo ? 'en' : language);
  const transform = pseudo ? (await import('./pseudo')).pseudo : String;
  const catalogs = await Promise.all(needed.map((name) => catalog(languages, name)));
  return bundlesOf(languages, catalogs, transform);
}

/** The locale of the language now spoken. */
function locale(): string {
  return bundles[0]?.locales[0] ?? 'en';
}

/** The language now spoken. */
export function language(): string {
  return spoken;
}

export type Arguments = Record<string, FluentVariable>;

/** The text of that name in the language now spoken; it may name the numbers of the game. */
export function t(key: string, args?: Arguments): string {
  return text(key, args) ?? key;
}

/** The text of that name, or nothing where no catalog has it. */
export function text(key: string, args?: Arguments): string | undefined {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, { ...NUMBERS, ...args });
  }
  return undefined;
}

/** The language of that text, for `lang`, if it is another one than that of the page. */
export function otherLanguage(key: string): string | undefined {
  const found = bundles.find((bundle) => bundle.hasMessage(key))?.locales[0];
  return found === locale() ? undefined : found;
}

/** Several things as one text: "Ana, Hugo and Ida". */
export function listed(things: readonly string[]): string {
  const spelling = locale() === 'en' ? 'en-GB' : locale(); // no comma before "and"
  return new Intl.ListFormat(spelling, { type: 'conjunction' }).format(things);
}

/** Several things one after the other: "b3, palm, free". */
export function separated(things: readonly string[]): string {
  const [first = '', ...rest] = things;
  return rest.reduce((before, after) => t('list-comma', { before, after }), first);
}

/** Several sentences one after the other; empty ones are left out. */
export function sentences(all: readonly string[]): string {
  const [first = '', ...rest] = all.filter(Boolean);
  return rest.reduce((before, after) => t('list-sentences', { before, after }), first);
}
