import { CHAPTERS, type Section, rulingKeys } from './chapters';

/** A text as it is compared: letters without accents, all small. */
interface Folded {
  letters: string;
  /** Where in the text each letter was, and where the text ends. */
  at: number[];
}

/** Letters that are two in the way people type them. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

function fold(text: string): Folded {
  let letters = '';
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    for (const plain of PAIRS[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '')) {
      letters += plain;
      at.push(...Array<number>(plain.length).fill(place));
    }
    place += letter.length;
  }
  return { letters, at: [...at, place] };
}

/** The words to look for, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).letters.split(/\s+/).filter(Boolean);
}

/** Whether all the words are somewhere in the texts. */
export function has(words: readonly string[], ...texts: readonly string[]): boolean {
  const { letters } = fold(texts.join('\n'));
  return words.every((word) => letters.includes(word));
}

/** A text in parts, those that are one of the words told apart. */
export function parts(words: readonly string[], text: string): { text: string; found: boolean }[] {
  const { letters, at } = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + 1)) {
      const last = at[from + word.length - 1] ?? 0;
      const end = at.slice(from + word.length).find((place) => place > last) ?? text.length;
      hit.fill(true, at[from], end);
    }
  const all: { text: string; found: boolean }[] = [];
  for (let place = 0; place < text.length; place++) {
    const found = hit[place] ?? false;
    const before = all.at(-1);
    if (before?.found === found) before.text += text.charAt(place);
    else all.push({ text: text.charAt(place), found });
  }
  return all;
}

/** A section of which something was found: the paragraphs, and the rulings. */
export interface Found {
  section: Section;
  says: readonly string[];
  rulings: readonly string[];
}

/** What the words are found in; `say` has the texts. Sections by that title come first, and whole. */
export function find(words: readonly string[], say: (key: string) => string): Found[] {
  if (words.length === 0) return [];
  const byTitle = ({ section }: Found): boolean => has(words, say(section.title));
  const found = CHAPTERS.flatMap(({ sections }) => sections).flatMap((section) => {
    const { title } = section;
    const inText = has(words, say(title), ...section.says.map(say));
    const says = has(words, say(title))
      ? section.says
      : section.says.filter((key) => words.some((word) => has([word], say(key))));
    const rulings = section.rulings.filter((id) => {
      const { asked, answer, why } = rulingKeys(id);
      return has(words, say(asked), say(answer), say(why));
    });
    if (!inText && rulings.length === 0) return [];
    return [{ section, says: inText ? says : [], rulings }];
  });
  return [...found.filter(byTitle), ...found.filter((one) => !byTitle(one))];
}

/** How many places that are: sections by their text, and rulings. */
export function countOf(found: readonly Found[]): number {
  return found.reduce((all, { says, rulings }) => all + (says.length ? 1 : 0) + rulings.length, 0);
}
