/** Lower case without accents, so that 'cafe' finds 'Café'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word of a query, in any order. An empty query is in every text. */
export function containsWords(text: string, query: string): boolean {
  const inText = plain(text);
  return plain(query)
    .split(/\s+/u)
    .every((word) => inText.includes(word));
}
