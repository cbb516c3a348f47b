import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TYPES = /^import type [^;]*;/gmu;
const IMPORT = /(?:\bfrom|\bimport\()\s*'([^']+)'/gu;
const MESSAGES = '#messages/';
const FLOW = '.flow.ts';

const sourceOf = (path: string): string | undefined =>
  [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

/** The files of a flow that lead to its texts: its screens, and its provision, which writes notices. */
const beginningsOf = (stem: string): string[] =>
  [`${stem}.views.tsx`, `${stem}.provide.ts`].filter((file) => existsSync(file));

/**
 * Follows imports inside a flow's folder, and from its `*.views.tsx` into one other folder, which shows the flow too.
 * Further away are parts that every screen has.
 */
function textsFrom(features: string, stem: string): string[] {
  const home = dirname(stem);
  const seen = new Set<string>();
  const texts = new Set<string>();
  const follow = (file: string, folder: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8').replaceAll(TYPES, '');
    for (const [, asked = ''] of source.matchAll(IMPORT)) {
      if (asked.startsWith(MESSAGES)) texts.add(basename(asked));
      const found = asked.startsWith('.') ? sourceOf(join(dirname(file), asked)) : undefined;
      if (found === undefined) continue;
      const place = dirname(found);
      const leaves = folder === home && file.endsWith('.views.tsx') && place.startsWith(features);
      if (place === folder || leaves) follow(found, place);
    }
  };
  for (const file of beginningsOf(stem)) follow(file, home);
  return [...texts].sort();
}

/**
 * By the flow's name: the files of texts that its screens and notices use, such as `card-add`, found by the imports.
 *
 * @param root absolute path of the repository
 */
export function flowTexts(root: string): Readonly<Record<string, readonly string[]>> {
  const features = join(root, 'src/features');
  const stems = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(FLOW))
    .sort()
    .map((path) => join(features, path.slice(0, -FLOW.length)));
  return Object.fromEntries(stems.map((stem) => [basename(stem), textsFrom(features, stem)]));
}
