import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PSEUDO_QUERY, SOURCE_LOCALE } from './locale.ts';

const EXPORT = /^export (?:const|function) (\w+)/gm;

/**
 * The pseudo-locale en-XA (`CABRANK_LOCALE=en-XA`): every text of en-IE with accents, a third longer and in brackets,
 * generated during the build. A text without brackets is not in the messages. Where the layout breaks, it has no room
 * for a language that is longer than English.
 *
 * @param root absolute path of the repository
 */
export function pseudoLocale(root: string): Plugin {
  return {
    name: 'cabrank:pseudo-locale',
    enforce: 'pre',
    load(id) {
      const folder = join(root, 'src/messages', SOURCE_LOCALE);
      if (!id.startsWith(folder) || !id.endsWith(PSEUDO_QUERY)) return null;
      const file = id.slice(0, -PSEUDO_QUERY.length);
      const names = [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name);
      if (names.length === 0) this.error(`${file} exports no texts`);
      return [
        `import * as texts from ${JSON.stringify(file)};`,
        `import { pseudo } from ${JSON.stringify(join(root, 'src/build/pseudo-text.ts'))};`,
        ...names.map((name) => `export const ${name} = pseudo(texts.${name});`),
      ].join('\n');
    },
  };
}
