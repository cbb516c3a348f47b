import { code, page, plain, table } from './markdown-text';

/** One flow in the index. */
export type IndexEntry = {
  readonly name: string;
  readonly purpose: string;
  readonly states: number;
  readonly branches: number;
  /** The flows that it invokes. */
  readonly calls: readonly string[];
};

const idOf = (name: string): string => name.replaceAll('-', '_');

const mapOf = (entries: readonly IndexEntry[]): string => {
  const lines = entries.flatMap(({ name, calls }) => [
    `  ${idOf(name)}["${name}"]`,
    ...calls.map((called) => `  ${idOf(name)} --> ${idOf(called)}`),
  ]);
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
};

/** The page that lists every flow and the flows that it invokes. */
export function flowIndex(entries: readonly IndexEntry[]): string {
  const sum = (count: (entry: IndexEntry) => number) =>
    entries.reduce((total, entry) => total + count(entry), 0);
  return page([
    '# Flows',
    `${entries.length} flows with ${sum(({ states }) => states)} states and ${sum(({ branches }) => branches)} branches.`,
    table(
      ['flow', 'what it is for', 'states', 'branches', 'invokes', 'invoked by'],
      entries.map(({ name, purpose, states, branches, calls }) => [
        `[${name}](${name}/${name}.md)`,
        plain(purpose),
        String(states),
        String(branches),
        calls.map(code).join(', '),
        entries
          .filter((other) => other.calls.includes(name))
          .map((other) => code(other.name))
          .join(', '),
      ]),
    ),
    '## Which flow invokes which',
    mapOf(entries),
    'The texts that people read stand in [messages.json](messages.json), charts and texts together in [edition.json](edition.json), what the states come from in [requirements.md](requirements.md).',
  ]);
}
