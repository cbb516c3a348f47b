import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { blank, blankProperty, findNodes, propertyName } from './source-edit.ts';

/** What the charts say for readers and for the flow review; nothing in the customer's app reads it. */
const NOTES = new Map([
  ['description', 'Literal'],
  ['meta', 'ObjectExpression'],
]);

const isNote = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  node.type === 'Property' && NOTES.get(propertyName(node) ?? '') === node.value.type;

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
      return { code: findNodes(this.parse(code), isNote).reduce(blankProperty, code), map: null };
    },
  };
}

const PLACEHOLDER = /^(?:un)?provided\w*$/;

/** `provided('saveCard')`, `unprovided('log')`: a call of a chart's own function by that name. */
const isPlaceholderCall = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' &&
  ((node.callee.type === 'Identifier' && PLACEHOLDER.test(node.callee.name)) ||
    isPlaceholderCall(node.callee));

/** `(_, _params) => unprovided('log')()`, or a function that throws at once. */
function isPlaceholder(value: ESTree.Node): boolean {
  if (value.type !== 'ArrowFunctionExpression') return isPlaceholderCall(value);
  if (value.body.type !== 'BlockStatement') return isPlaceholderCall(value.body);
  const [first, ...more] = value.body.body;
  return first?.type === 'ThrowStatement' && more.length === 0;
}

const isPlaceholderProperty = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  node.type === 'Property' && !node.computed && isPlaceholder(node.value);

/**
 * Takes out of the charts that a customer downloads what stands in for real actors, actions, guards and delays: each of
 * them is put in by `src/provide`, which tests hold it to.
 *
 * @param root absolute path of the repository
 */
export function withoutPlaceholders(root: string): Plugin {
  const machines = join(root, 'machines') + sep;
  return {
    name: 'cabrank:without-placeholders',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(machines) || !id.endsWith('.machine.ts')) return null;
      const found = findNodes(this.parse(code), isPlaceholderProperty);
      return { code: found.reduce(blankProperty, code), map: null };
    },
  };
}

type IdleStatement = {
  readonly file: RegExp;
  readonly statement: RegExp;
  /** How our own code would use what the statement makes; then it may not go. */
  readonly use: RegExp;
};

/** Statements of libraries that hang something on a class or component which the app does not use, and so keep it. */
const IDLE: readonly IdleStatement[] = [
  {
    file: /[\\/]formik\.esm\.js$/,
    statement: /^Form\.displayName = 'Form';$/gm,
    use: /\bForm\.displayName\b/,
  },
  {
    file: /[\\/]formik\.esm\.js$/,
    statement: /^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm,
    use: /\bFieldArray\b/,
  },
  {
    file: /[\\/]yup[\\/]index\.esm\.js$/,
    statement: /^create\$\d\.prototype = \w+Schema\.prototype;$/gm,
    use: /\binstanceof (?:array|boolean|date|mixed|number|object|string|tuple)\b/,
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    statement: /^\t\tthis\.Link = React\.forwardRef\([\s\S]*?^\t\t\}\);$/gm,
    use: /\b\w*[rR]oute(?:Api)?\.Link\b/,
  },
];

/**
 * Lets the bundler drop parts of Formik, Yup and the router that nobody uses. A new version that reads differently, or
 * code of ours that begins to use such a part, ends the build.
 *
 * @param root absolute path of the repository
 */
export function withoutIdleStatements(root: string): Plugin {
  const own = join(root, 'src') + sep;
  return {
    name: 'cabrank:without-idle-statements',
    apply: 'build',
    transform(code, id) {
      const [file = id] = id.split('?');
      if (file.startsWith(own)) {
        const used = IDLE.find(({ use }) => !file.startsWith(join(own, 'build')) && use.test(code));
        if (used) this.error(`${file} uses what src/build/lean-bundle.ts leaves out: ${used.use.source}`);
        return null;
      }
      const spans = IDLE.filter((rule) => rule.file.test(file)).flatMap(({ statement }) => {
        const found = [...code.matchAll(statement)];
        if (found.length === 0) this.error(`${file} has no ${statement.source} any more`);
        return found.map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
      });
      return spans.length > 0 ? { code: spans.reduce(blank, code), map: null } : null;
    },
  };
}

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** What Vite's helper does for style sheets and old browsers, this leaves out: here lazy chunks are scripts alone. */
const LEAN_PRELOAD = `
const asked = new Set();
export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/** Requests a lazy screen's chunks together, with a twentieth of the code that Vite brings for it. */
export function leanPreload(): Plugin {
  return {
    name: 'cabrank:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? LEAN_PRELOAD : null),
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 0)
        this.error(`${sheets.join(', ')}: lazy style sheets need Vite's own preload helper`);
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
