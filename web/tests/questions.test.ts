import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { NUMBERS } from '../src/facts';
import { find, wanted } from '../src/rules/search';

const LOCALES = join(import.meta.dirname, '../../src/silvergold/locales');

/** What people ask, and the section or the ruling that answers it. */
const QUESTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['may I rotate', 'mark'],
    ['Can I mirror the pattern?', 'mark'],
    ['am I allowed to turn a pattern', 'mark'],
    ['what is a palm worth?', 'palm'],
    ['how do I win a trophy', 'cup'],
    ['What happens when the deck is empty?', 'stack-empty'],
    ['do I have to use a cross', 'cross-must'],
    ['who goes first', 'start-player'],
    ['how long does it take', 'duration'],
    ['can I split the pattern', 'one-card'],
    ['may I mark just one square', 'one-square'],
    ['what if there is a draw', 'tie'],
    ['Can I undo my marks?', 'mark'],
    ['do stamps count for islands', 'seal'],
    ['when is the market refilled', 'display-filled'],
    ['rotating', 'mark'],
  ],
  de: [
    ['Darf ich das Muster umdrehen?', 'mark'],
    ['Wie lange dauert das?', 'duration'],
    ['Was passiert bei Unentschieden', 'tie'],
    ['Wie viel ist eine Palme wert?', 'palm'],
  ],
  cs: [
    ['můžu vzor otočit?', 'mark'],
    ['jak dlouho trvá hra', 'duration'],
    ['remíza', 'tie'],
    ['kolik bodů je palma', 'palm'],
  ],
  es: [
    ['¿puedo girar el patrón?', 'mark'],
    ['¿cuánto dura?', 'duration'],
    ['qué pasa si hay igualdad', 'tie'],
    ['cuántos puntos vale una palmera', 'palm'],
  ],
  fr: [
    ['puis-je tourner le motif ?', 'mark'],
    ['combien de temps ça dure', 'duration'],
    ['ex aequo', 'tie'],
    ['combien de points vaut un palmier', 'palm'],
  ],
  it: [
    ['posso girare il modello?', 'mark'],
    ['quanto dura una partita', 'duration'],
    ['che succede in caso di parità', 'tie'],
    ['quanti punti vale una palma', 'palm'],
  ],
  pt: [
    ['posso virar o padrão?', 'mark'],
    ['quanto tempo dura', 'duration'],
    ['o que acontece no empate', 'tie'],
    ['quantos pontos vale uma palmeira', 'palm'],
  ],
};

/** What the catalogs of a language say: other tests count on those that the page has not fetched. */
function saying(language: string): (key: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['game', 'web', 'rules'])
    bundle.addResource(
      new FluentResource(readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf-8')),
    );
  return (key) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '', NUMBERS);
}

describe.each(Object.keys(QUESTIONS))('a question in %s', (language) => {
  const say = saying(language);

  it.each(QUESTIONS[language] ?? [])('is answered: %s', (asked, answer) => {
    const found = find(wanted(asked, say), say);

    const places = found.flatMap(({ section, says, rulings }) => [
      ...(says.length ? [section.id] : []),
      ...rulings,
    ]);
    expect(places.slice(0, 5)).toContain(answer);
  });
});
