/*
 * A list of short texts (such as email addresses) as a single form value. Each entry ends with a line break; what
 * follows the last one is still being typed. So unfinished input is validated, saved and sent like the entries.
 */

type TextList = {
  readonly entries: readonly string[];
  /** As typed. */
  readonly pending: string;
};

/** A normalised entry: entries with the same one count as duplicates. */
export const sameness = (entry: string): string => entry.toLowerCase();

/** Adds new entries: trimmed, without empty ones and duplicates. */
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

/** The form value of a list of entries, without duplicates. */
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

/** All entries of a value, including the one being typed. */
export const entriesOf = (value: string): readonly string[] => {
  const { entries, pending } = listOf(value);
  return addEntries(entries, [pending]);
};
