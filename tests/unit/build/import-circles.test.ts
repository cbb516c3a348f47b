import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// Lint (`import/no-cycle`) follows neither `import('./file')` nor the type `import('./file').Name`.

type Texts = Readonly<Record<string, string>>;

const onDisk = (): Texts =>
  Object.fromEntries(
    ['machines', 'src', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/u.test(name))
        .map((name) => join(folder, name))
        .map((path) => [path, readFileSync(path, 'utf8')]),
    ),
  );

/** What each file imports of the others, in whatever way. */
const importsIn = (files: Texts): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
        const isText = fileName.startsWith('#messages/');
        if (!isText && !fileName.startsWith('.')) return [];
        const target = isText
          ? fileName.replace('#messages', 'src/messages/en-IE')
          : join(dirname(path), fileName);
        return ['', '.ts', '.tsx', '.d.ts'].map((ending) => target + ending).filter((file) => file in files);
      }),
    ]),
  );

/** The first circle that is found: files of which each imports the next, and the last is the first; or none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const free = new Set<string>();
  const circleFrom = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (free.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = circleFrom(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    free.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = circleFrom(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe('an import cycle', () => {
  it.each([
    ["import { one } from './one';", 'a value'],
    ["import type { One } from './one';", 'a type'],
    ["export { one } from './one';", 'what is passed on'],
    ["export const later = () => import('./one');", 'what comes lazily'],
    ["export type Later = typeof import('./one');", 'the type of what comes lazily'],
  ])('is found by %s, %s', (back) => {
    const files = {
      'src/main.ts': "import './ui/one';",
      'src/ui/one.ts': "import { two } from './two';\nimport '#messages/app/shell';",
      'src/ui/two.tsx': back,
      'src/messages/en-IE/app/shell.ts': '',
    };
    expect(circleIn(importsIn(files))).toEqual(['src/ui/one.ts', 'src/ui/two.tsx', 'src/ui/one.ts']);
    const straight = { ...files, 'src/ui/two.tsx': "import './three';\nimport 'two';" };
    expect(circleIn(importsIn(straight))).toEqual([]);
  });

  it('is found in a string', () => {
    const files = {
      'src/ui/one.ts': "import '#messages/app/shell';",
      'src/messages/en-IE/app/shell.ts': "import '../../../ui/one';",
    };
    expect(circleIn(importsIn(files))).toHaveLength(3);
  });

  it('does not exist in the app, the charts and the tests', () => {
    const files = onDisk();
    const imports = importsIn(files);
    expect([...imports.values()].flat().length).toBeGreaterThan(Object.keys(files).length);
    expect(circleIn(imports)).toEqual([]);
  }, 60_000);
});
