import { FluentBundle, type FluentResource } from '@fluent/bundle';

/** The texts of a catalog, and the language that they are in. */
export interface Catalog {
  language: string;
  resource: FluentResource;
}

/** Where to look for a text, one after the other, if these are the languages to look in.
 *
 * A sentence follows the grammar of its own language, but names buttons as the page shows them. */
export function bundlesOf(
  languages: readonly string[],
  catalogs: readonly Catalog[],
  transform: (text: string) => string = String,
): FluentBundle[] {
  const bundles: FluentBundle[] = [];
  const known: FluentResource[] = [];
  for (const language of languages) {
    const here = catalogs.filter((one) => one.language === language);
    if (!here.length) continue;
    known.push(...here.map(({ resource }) => resource));
    const bundle = new FluentBundle(language, { useIsolating: false, transform });
    for (const resource of known) bundle.addResource(resource);
    bundles.push(bundle);
  }
  return bundles;
}
