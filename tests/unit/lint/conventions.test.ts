import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lint, type Finding } from './linted';

const chart = (parts: string) => `setup({}).createMachine({ id: 'a', ${parts} });`;

/** What each place must not hold, and the rule that says so. */
const refused: readonly (readonly [string, string, string])[] = [
  ['machines/a/a1.machine.ts', chart('on: { go: { guard: () => true } }'), 'eslint-js(no-restricted-syntax)'],
  ['machines/a/a2.machine.ts', chart('entry: assign({ a: 1 })'), 'eslint-js(no-restricted-syntax)'],
  ['machines/a/a3.machine.ts', chart("entry: ['known', () => 1]"), 'eslint-js(no-restricted-syntax)'],
  ['machines/a/a4.machine.ts', chart("invoke: { src: 'read' }"), 'eslint-js(no-restricted-syntax)'],
  ['machines/a/a5.machine.ts', chart("after: { 100: 'b' }"), 'eslint-js(no-restricted-syntax)'],
  ['machines/a/a6.machine.ts', 'setup({}); Date.now();', 'eslint(no-restricted-globals)'],
  ['tests/machines/a.test.ts', 'setTimeout(run, 1);', 'eslint(no-restricted-globals)'],
  ['tests/unit/a.test.ts', "it.only('a', () => {});", 'eslint-js(no-restricted-syntax)'],
  ['tests/unit/b.test.ts', "describe.skip('a', () => {});", 'eslint-js(no-restricted-syntax)'],
  ['src/domain/a.ts', 'URL.canParse(text);', 'eslint(no-restricted-properties)'],
  ['src/domain/b.ts', 'console.log(text);', 'eslint(no-console)'],
  ['src/domain/c.ts', 'if (a == b) run();', 'eslint(eqeqeq)'],
  ['src/domain/d.ts', 'run();\n'.repeat(251), 'eslint(max-lines)'],
  ['src/domain/e.ts', 'const unused = 1;', 'eslint(no-unused-vars)'],
  ['src/domain/f.ts', 'export const a = (b: any) => b!.c;', 'typescript(no-explicit-any)'],
  [
    'src/ui/a.tsx',
    'export function A({ b }) { if (b) useState(1); return null; }',
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/ui/b.tsx',
    'export function B({ b }) { useEffect(() => run(b), []); return null; }',
    'react-hooks(exhaustive-deps)',
  ],
  ['src/build/a.js', 'run();', 'eslint(no-undef)'],
];

describe('the conventions', () => {
  let found: Readonly<Record<string, readonly Finding[]>>;

  beforeAll(() => {
    found = lint(Object.fromEntries(refused.map(([path, text]) => [path, text])));
  }, 60_000);

  it.each(refused)('%s refuses %s', (path, _text, rule) => {
    expect(found[path]?.map(({ code }) => code)).toContain(rule);
  });

  it('are never disabled in comments', () => {
    const files = ['machines', 'src', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(js|mjs|tsx?)$/u.test(name))
        .map((name) => join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(1000);
    const directive = /\/[/*]\s*(es|ox)lint-disable/u;
    expect(files.filter((file) => directive.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
