import list from '../../../machines/requirements.md?raw';

const ENTRY = /^- `([^`]+)` (.+)$/gmu;

/** The text of each requirement, by its key. */
export const requirements: ReadonlyMap<string, string> = new Map(
  Array.from(list.matchAll(ENTRY), ([, key = '', sentence = '']): [string, string] => [key, sentence]),
);
