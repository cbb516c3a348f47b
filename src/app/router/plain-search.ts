/**
 * The query of an address as the router holds it: texts, and lists of texts where a name comes more than once. The
 * router's own reading takes `7E2` for a number and writes `700` into the address; a booking reference must stay what it is.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** The other way round; what is not a text (or a list of them) is left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
