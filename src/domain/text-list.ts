/*
 * A list of short texts (e-mail addresses, say) as one value of a form: every entry ends with a line break, and what
 * follows the last one is still being typed. So what nobody has entered yet is judged, kept and sent like the rest.
 */

type TextList = {
  readonly entries: readonly string[];
  /** As typed. */
  readonly pending: string;
};

/** What two entries have in common that say the same, however they are written. */
export const sameness = (entry: string): string => entry.toLowerCase();

/** The entries with what is new of `added`: trimmed, without empty ones, each once. */
export function addEntries(entries: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(entries.map(sameness));
  const next = [...entries];
  for (const entry of added.map((text) => text.trim())) {
    if (entry === '' || known.has(sameness(entry))) continue;
    known.add(sameness(entry));
    next.push(entry);
  }
  return next;
}

/** The value of a form that holds these entries, each once. */
export const listText = (entries: readonly string[]): string =>
  addEntries(
    [],
    entries.map((entry) => entry.replaceAll('\n', ' ')),
  )
    .map((entry) => `${entry}\n`)
    .join('');

export const listOf = (value: string): TextList => {
  const lines = value.split('\n');
  const pending = lines.pop() ?? '';
  return { entries: lines, pending };
};

/** Every entry of a value, the one that is still being typed included. */
export const entriesOf = (value: string): readonly string[] => {
  const { entries, pending } = listOf(value);
  return addEntries(entries, [pending]);
};
