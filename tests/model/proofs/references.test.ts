import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './requirements';

const LIST = 'machines/requirements.md';
const ITSELF = 'tests/model/proofs/references.test.ts';

/** Tests with invented charts, whose requirements are invented, too. */
const MADE_UP: readonly string[] = [
  'tests/unit/review/chart.test.ts',
  'tests/unit/review/diff.test.ts',
  'tests/unit/review/find-flows.test.ts',
];

/** A key in a comment or a title has a dot: `S4` alone could be anything. */
const KEY = /(?<![\w$.])[SD][1-9](?:(?:\.[A-Za-z]\w*)+(?:\.\d+)?|\.\d+)(?!\w)/gu;
const REQUIREMENT = /\brequirement: '([^']+)'/gu;

/** Former ways of citing documents that are not in the repository. */
const CITED: readonly RegExp[] = [
  /\bthe specification\b/iu,
  /\bspecification,? sections?\b/iu,
  /\bdecisions(?:\.md)?,? (?:sections? )?(?:\d|")/iu,
  /\b(?:spec|decisions|design|visual)\.md\b/u,
  /\bsections? \d/iu,
  /\((?:design|visual)[,:] /u,
  /\bvisual guide\b/iu,
  /['"`(]issue(?: \d|:)/iu,
  /\bsection_?\d/iu,
];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|js|yaml)$/u.test(name))
    .map((name) => join(folder, name))
    .sort();

const texts = ['machines', 'src', 'tests']
  .flatMap(filesBelow)
  .filter((file) => file !== ITSELF)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const references = texts
  .filter(({ file }) => !MADE_UP.includes(file))
  .flatMap(({ file, text }) =>
    [
      ...Array.from(text.matchAll(KEY), ([key]) => key),
      ...Array.from(text.matchAll(REQUIREMENT), ([, key = '']) => key),
    ].map((key) => ({ file, key })),
  );

const entries = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('-'))
  .map((line) => ({ line, key: /^- `([^`]+)` \S.*\.$/u.exec(line)?.[1] ?? null }));
const keys = entries.flatMap(({ key }) => (key === null ? [] : [key]));

describe('the list of requirements', () => {
  it('contains each once, on a separate line', () => {
    expect(keys.length).toBeGreaterThan(300);
    expect(entries.filter(({ key }) => key === null)).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('contains exactly those of states and transitions', () => {
    const listed = keys.filter((key) => key.startsWith('S4'));
    expect(listed.sort()).toEqual(requirements.map(({ key }) => key).sort());
  });

  it('contains none that is never named', () => {
    const named = new Set(references.map(({ key }) => key));
    expect(keys.filter((key) => !named.has(key))).toEqual([]);
  });
});

describe('a reference to a requirement', () => {
  it('names a listed one', () => {
    expect(references.length).toBeGreaterThan(1000);
    const known = new Set(keys);
    const unknown = references.filter(({ key }) => !known.has(key));
    expect(unknown.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  it('names no missing document', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const cites = texts.flatMap(({ file, text }) =>
      CITED.flatMap((pattern) => {
        const [found] = pattern.exec(text) ?? [];
        return found === undefined ? [] : [`${file}: ${found}`];
      }),
    );
    expect(cites).toEqual([]);
  });
});
