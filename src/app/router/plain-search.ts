/**
 * Parses the query into strings, and into a list of strings for a name that occurs more than once. The router's own
 * parser reads `7E2` as a number and writes `700` into the address, which would change a booking reference.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** The reverse of `parseSearch`. Values other than strings and lists of strings are omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
