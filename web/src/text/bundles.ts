import { FluentBundle, type FluentResource } from '@fluent/bundle';

/** A catalog in one language, and in English where it is not translated. */
export interface Translation {
  own: FluentResource | null;
  english: FluentResource | null;
}

/** Where to look for a text, one after the other: in the language, then in English.
 *
 * English sentences follow the grammar of English, but name buttons as the page shows them. */
export function bundlesOf(
  locale: string,
  catalogs: readonly Translation[],
  transform: (text: string) => string = String,
): FluentBundle[] {
  const options = { useIsolating: false, transform };
  const own = new FluentBundle(locale, options);
  for (const catalog of catalogs) if (catalog.own) own.addResource(catalog.own);
  if (catalogs.every((catalog) => catalog.own)) return [own];
  const english = new FluentBundle('en', options);
  for (const catalog of catalogs) {
    const resource = catalog.own ?? catalog.english;
    if (resource) english.addResource(resource);
  }
  return [own, english];
}
