/** The words of a text or a name, in lower case: `addingACard` is `adding`, `a`, `card`. */
export const beginnings = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words with a space around each, for `holds`. */
export const spaced = (text: string): string => ` ${beginnings(text).join(' ')} `;

/** Query words up to this length must match a whole word, because almost every text has a word that begins so. */
const WHOLE = 2;

/** Whether one of the words begins with a word of a query. */
export const holds = (words: string, begins: string): boolean =>
  words.includes(begins.length <= WHOLE ? ` ${begins} ` : ` ${begins}`);

/** Removes a phrase from the words; its last word may be only the beginning of one. `null` if it is not there. */
export function without(words: readonly string[], phrase: readonly string[]): string[] | null {
  const last = phrase.length - 1;
  const at = words.findIndex((_, start) =>
    phrase.every((word, index) => {
      const said = words[start + index] ?? '';
      return index === last ? said.startsWith(word) : said === word;
    }),
  );
  return at < 0 ? null : words.toSpliced(at, phrase.length);
}
