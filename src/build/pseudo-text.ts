const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** How much longer than English a text becomes. */
const GROWTH = 0.3;
export const FILLER = 'ẋ';
const FILLER_WORD = 4;

export const OPENING = '⟦';
export const CLOSING = '⟧';

/** Adds accents to letters. */
export const accented = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED.charAt(LETTERS.indexOf(letter)));

/** Short filler words, so that the text can wrap like a translation. */
function filler(length: number): string {
  const words = Array.from({ length: Math.ceil(length / FILLER_WORD) }, (_, index) =>
    FILLER.repeat(Math.min(FILLER_WORD, length - index * FILLER_WORD)),
  );
  return words.map((word) => ` ${word}`).join('');
}

const marked = (text: string, original: string): string =>
  `${OPENING}${text}${filler(Math.ceil(original.length * GROWTH))}${CLOSING}`;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string' && value !== '') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(namesIn);
  return [];
};

/** Adds accents to the sentence, but not to the names in it. */
function accentedAround(sentence: string, names: readonly string[]): string {
  if (names.length === 0) return accented(sentence);
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const pieces = sentence.split(new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'u'));
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : accented(piece))).join('');
}

/**
 * Converts a text or all texts of an area to the pseudo-locale. Functions return converted texts, with their names
 * and numbers unchanged. Empty texts stay empty.
 */
export function pseudo<T>(texts: T): T;
export function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return texts === '' ? '' : marked(accented(texts), texts);
  if (typeof texts === 'function') {
    return (...given: readonly unknown[]) => {
      const said: unknown = Reflect.apply(texts, undefined, given);
      return typeof said === 'string' && said !== ''
        ? marked(accentedAround(said, namesIn(given)), said)
        : pseudo(said);
    };
  }
  if (Array.isArray(texts)) return texts.map((text: unknown) => pseudo(text));
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text as unknown)]));
  return texts;
}
