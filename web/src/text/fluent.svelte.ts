import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';

import gameEn from '../../../src/silvergold/locales/en/game.ftl?raw';
import refusalsEn from '../../../src/silvergold/locales/en/refusals.ftl?raw';
import webEn from '../../../src/silvergold/locales/en/web.ftl?raw';

const CATALOGS: Readonly<Record<string, readonly string[]>> = {
  en: [gameEn, refusalsEn, webEn],
};

/** The languages there are. */
export const LANGUAGES = Object.keys(CATALOGS);

let bundle = $state.raw(bundleFor('en'));

function bundleFor(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const catalog of CATALOGS[language] ?? []) made.addResource(new FluentResource(catalog));
  return made;
}

/** Say everything in this language from now on; one that is not there changes nothing. */
export function speak(language: string): void {
  if (!CATALOGS[language]) return;
  if (untrack(() => bundle).locales[0] !== language) bundle = bundleFor(language);
  document.documentElement.lang = language;
}

export type Arguments = Record<string, FluentVariable>;

/** The text of that name in the language now spoken. */
export function t(key: string, args?: Arguments): string {
  return text(key, args) ?? key;
}

/** The text of that name, or nothing where no catalog has it. */
export function text(key: string, args?: Arguments): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null) : undefined;
}

/** Several things as one text: "Ana, Hugo and Ida". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales[0], { type: 'conjunction' }).format(things);
}
