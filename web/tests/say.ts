/** Says what standard input asks for, [language, key, arguments] each, as the browser would. */
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { NUMBERS } from '../src/facts.ts';

type Asked = [language: string, key: string, args: Record<string, string | number>];

const locales = new URL('../../src/silvergold/locales/', import.meta.url);
const bundles = new Map<string, FluentBundle>();

function bundleFor(language: string): FluentBundle {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  if (bundles.has(language)) return bundle;
  const folder = new URL(`${language}/`, locales);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  bundles.set(language, bundle);
  return bundle;
}

function say([language, key, args]: Asked): string {
  const bundle = bundleFor(language);
  const errors: Error[] = [];
  const said = bundle.formatPattern(
    bundle.getMessage(key)?.value ?? '',
    { ...NUMBERS, ...args },
    errors,
  );
  return errors.length ? String(errors[0]) : said;
}

const asked = JSON.parse(await text(process.stdin)) as Asked[];
process.stdout.write(JSON.stringify(asked.map(say)));
