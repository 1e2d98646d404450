import { type Section, SECTIONS, rulingKeys } from './chapters';

const SECTION_LIST = [...SECTIONS.values()];

/** All texts of a section. */
const keysOf = ({ title, says, rulings }: Section): string[] => [
  title,
  ...says,
  ...rulings.flatMap((id) => Object.values(rulingKeys(id))),
];

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

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .letters.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words to look for, each in all the forms in which the rules may have it. */
export type Wanted = readonly (readonly string[])[];

/** Words are not cut shorter than this. */
const SHORT = 4;

/**
 * What to look for to answer a question: its words but for those that say little, without their endings, and with the
 * word of the rules that means the same. What the rules do not have in any form is left out.
 */
export function wanted(query: string, say: (key: string) => string): Wanted {
  const all = wordsOf(query);
  const little = wordsOf(say('rules-search-ignored'));
  const telling = all.filter((word) => word.length > 2 && !little.includes(word));
  const same = say('rules-search-same').split(',').map(wordsOf);
  const { letters } = fold(SECTION_LIST.flatMap(keysOf).map(say).join('\n'));
  return (telling.length ? telling : all)
    .map((word) => forms(word, same, letters))
    .filter((word) => word.length > 0);
}

function forms(word: string, same: readonly string[][], rules: string): string[] {
  for (let end = Math.max(word.length - 2, SHORT); end >= SHORT; end--) {
    const begin = word.slice(0, end);
    const isIt = (one: string): boolean =>
      one === word || (begin.length >= SHORT && one.length <= word.length && one.startsWith(begin));
    const others = same.filter((words) => words.some(isIt)).map(([first = '']) => first);
    const found = new Set([word, begin, ...others].filter((one) => rules.includes(one)));
    if (found.size > 0) return [...found];
  }
  return [];
}

/** How many of the words are somewhere in the texts. */
export function countIn(words: Wanted, ...texts: readonly string[]): number {
  const { letters } = fold(texts.join('\n'));
  return words.filter((word) => word.some((form) => letters.includes(form))).length;
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

/**
 * The places that have the most of the words; `say` has the texts. Sections by that title come first, and whole.
 */
export function find(words: Wanted, say: (key: string) => string): Found[] {
  const inKeys = (keys: readonly string[]): number => countIn(words, ...keys.map(say));
  const inRuling = (id: string): number => inKeys(Object.values(rulingKeys(id)));
  const inText = ({ title, says }: Section): number => inKeys([title, ...says]);
  const most = Math.max(
    1,
    ...SECTION_LIST.flatMap((section) => [inText(section), ...section.rulings.map(inRuling)]),
  );
  const isTitle = ({ title }: Section): boolean => inKeys([title]) === most;
  const found = SECTION_LIST.map((section) => ({
    section,
    says:
      inText(section) < most
        ? []
        : section.says.filter((key) => isTitle(section) || inKeys([key]) > 0),
    rulings: section.rulings.filter((id) => inRuling(id) === most),
  })).filter(({ section, rulings }) => inText(section) === most || rulings.length > 0);
  return found.sort((one, other) => Number(isTitle(other.section)) - Number(isTitle(one.section)));
}

/** How many places that are: sections by their text, and rulings. */
export function countOf(found: readonly Found[]): number {
  return found.reduce((all, { says, rulings }) => all + (says.length ? 1 : 0) + rulings.length, 0);
}
