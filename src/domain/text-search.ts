/** The text without accents, in lower case. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of the query is part of one of the texts. Case and accents do not matter. */
export function isFound(query: string, texts: readonly string[]): boolean {
  const read = texts.map(folded);
  return folded(query)
    .split(/\s+/u)
    .every((word) => read.some((text) => text.includes(word)));
}
