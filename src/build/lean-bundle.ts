import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';

/** What the charts say for readers and for the flow review; nothing in the customer's app reads it. */
const NOTES: Readonly<Record<string, string>> = { description: 'Literal', meta: 'ObjectExpression' };

type Span = { readonly start: number; readonly end: number };

function isNode(value: unknown): value is ESTree.Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

function isNote(node: ESTree.Node): boolean {
  if (node.type !== 'Property' || node.computed || node.key.type !== 'Identifier') return false;
  return NOTES[node.key.name] === node.value.type;
}

function notesIn(node: ESTree.Node): Span[] {
  if (isNote(node)) return [node];
  return Object.values(node).flatMap((child: unknown) => {
    const children: unknown[] = Array.isArray(child) ? child : [child];
    return children.filter(isNode).flatMap(notesIn);
  });
}

/** Blanks a property and its comma, so that every other character keeps its place and the source map stays right. */
function blank(code: string, { start, end }: Span): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  const gone = code.slice(start, end + comma).replaceAll(/[^\n]/g, ' ');
  return code.slice(0, start) + gone + code.slice(end + comma);
}

/**
 * Takes the `description` and `meta` of states out of the charts that a customer downloads.
 *
 * @param root absolute path of the repository
 */
export function withoutChartNotes(root: string): Plugin {
  const machines = join(root, 'machines') + sep;
  return {
    name: 'cabrank:without-chart-notes',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(machines) || !id.endsWith('.machine.ts')) return null;
      return { code: notesIn(this.parse(code)).reduce(blank, code), map: null };
    },
  };
}

/**
 * Statements of libraries that hang something on a class or component which the app does not use, and so keep it in
 * the bundle: names for React's tools, the default of Formik's `FieldArray` (forms use the hook alone), and what lets
 * a Yup factory stand on the right of `instanceof`.
 */
const IDLE: readonly { readonly file: RegExp; readonly statement: RegExp }[] = [
  { file: /[\\/]formik\.esm\.js$/, statement: /^\w+\.displayName = '\w+';$/gm },
  { file: /[\\/]formik\.esm\.js$/, statement: /^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm },
  { file: /[\\/]yup[\\/]index\.esm\.js$/, statement: /^create\$\d\.prototype = \w+Schema\.prototype;$/gm },
];

/** Lets the bundler drop what nobody uses of Formik and Yup; a new version that reads differently ends the build. */
export function withoutIdleStatements(): Plugin {
  return {
    name: 'cabrank:without-idle-statements',
    apply: 'build',
    transform(code, id) {
      const [file = id] = id.split('?');
      const rules = IDLE.filter((rule) => rule.file.test(file));
      if (rules.length === 0) return null;
      for (const { statement } of rules) {
        if (code.search(statement) < 0) this.error(`${file} has no ${statement.source} any more`);
      }
      const lean = rules.reduce(
        (rest, { statement }) => rest.replaceAll(statement, (gone) => gone.replaceAll(/[^\n]/g, ' ')),
        code,
      );
      return { code: lean, map: null };
    },
  };
}

const LEAN: Readonly<Record<string, string>> = {
  'lodash-es/clone': 'clone',
  'lodash-es/cloneDeep': 'clone-deep',
  'lodash-es/toPath': 'to-path',
  'lodash-es/isPlainObject': 'is-plain-object',
  'use-sync-external-store/shim': 'use-sync-external-store',
};

/**
 * Modules that bring far more than is used of them, and what stands in: Formik's four uses of lodash come with 25 kB
 * of it, for values that are plain data here.
 *
 * @param root absolute path of the repository
 */
export function leanModules(root: string): { find: RegExp; replacement: string }[] {
  return Object.entries(LEAN).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(root, 'src/build/lean', `${file}.ts`),
  }));
}

/** Formik imports these for components that nobody uses; they do nothing by being loaded. */
export const WITHOUT_SIDE_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;
