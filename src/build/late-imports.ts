import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { findNodes } from './source-edit.ts';

const isImport = (node: ESTree.Node): node is ESTree.ImportExpression => node.type === 'ImportExpression';

/**
 * Loads every part of ours that comes later by way of `src/platform/late-code.ts`: it is asked for again where it does not
 * arrive, and the window hears of what is missing.
 *
 * @param root absolute path of the repository
 */
export function lateImports(root: string): Plugin {
  const own = join(root, 'src') + sep;
  const build = join(own, 'build') + sep;
  const loader = join(own, 'platform/late-code.ts');
  return {
    name: 'cabrank:late-imports',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    transform(code, id) {
      if (!id.startsWith(own) || id.startsWith(build) || !code.includes('import(')) return null;
      const imports = findNodes(this.parse(code), isImport);
      if (imports.length === 0) return null;
      const wrapped = imports.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}__late(() => ${text.slice(start, end)})${text.slice(end)}`,
        code,
      );
      return { code: `${wrapped}\nimport { lateCode as __late } from ${JSON.stringify(loader)};`, map: null };
    },
  };
}
