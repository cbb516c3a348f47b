import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { findNodes } from './source-edit.ts';

const TELLER = '\0cabrank/told-import.js';

/** The event's name is Vite's own, which its helper would dispatch for the imports that it wraps. */
const TELL = `
const tell = (error) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
};
export const told = (loading) => {
  loading.catch(tell);
  return loading;
};`;

const isImport = (node: ESTree.Node): node is ESTree.ImportExpression => node.type === 'ImportExpression';

/**
 * Lets the window hear when code that is loaded later does not arrive, whoever asked for it: after a deploy that is
 * how the app learns of the new version (specification, section 4 "Session"). Who asked hears it as well.
 *
 * @param root absolute path of the repository
 */
export function toldImports(root: string): Plugin {
  const own = join(root, 'src') + sep;
  const build = join(own, 'build') + sep;
  return {
    name: 'cabrank:told-imports',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    resolveId: (id) => (id === TELLER ? id : null),
    load: (id) => (id === TELLER ? TELL : null),
    transform(code, id) {
      if (!id.startsWith(own) || id.startsWith(build) || !code.includes('import(')) return null;
      const imports = findNodes(this.parse(code), isImport);
      if (imports.length === 0) return null;
      const wrapped = imports.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}__told(${text.slice(start, end)})${text.slice(end)}`,
        code,
      );
      return { code: `${wrapped}\nimport { told as __told } from ${JSON.stringify(TELLER)};`, map: null };
    },
  };
}
