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

/** The longest word that must stand there whole: shorter beginnings are in every text. */
const WHOLE = 2;

/** Whether one of the words begins with that of a query. */
export const holds = (words: string, begins: string): boolean =>
  words.includes(begins.length <= WHOLE ? ` ${begins} ` : ` ${begins}`);

/** The words without the phrase in them, of which the last word may be a beginning; `null` if it is not there. */
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
