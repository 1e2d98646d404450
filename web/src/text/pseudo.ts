const ACCENTED = new Map(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcčnñsšzžCČNÑSŠZŽ'.matchAll(/(.)(.)/gsu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);

/** A text about half as long again, accented: every word grows by its own first letters. */
export function pseudo(text: string): string {
  const longer = text.replace(/[A-Za-z]{2,}/g, (word) => {
    const more = word.slice(0, Math.round(word.length / 2)).toLowerCase();
    return `${word}${more}`;
  });
  return [...longer].map((letter) => ACCENTED.get(letter) ?? letter).join('');
}
