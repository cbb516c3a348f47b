import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { blank, findNodes, type Span } from './source-edit.ts';

type IdleMembers = {
  readonly file: RegExp;
  /** Which classes lose which methods and accessors. */
  readonly members: Readonly<Record<string, readonly string[]>>;
  /** Statements that only serve those, each found exactly once, and what stands in for them. */
  readonly statements: readonly (readonly [statement: RegExp, by: string])[];
  /** A module of ours that imports this may call none of the methods. */
  readonly imported: RegExp;
  /** Methods that the statements make, in place of a class. */
  readonly made?: readonly string[];
};

const YUP: IdleMembers = {
  file: /[\\/]yup[\\/]index\.esm\.js$/,
  members: {
    Schema: [
      ...['meta', 'concat', 'isValid', 'isValidSync', 'validate', 'strict', 'required', 'notRequired'],
      ...['when', 'oneOf', 'notOneOf', 'strip', 'describe', '~standard'],
    ],
    StringSchema: [
      ...['required', 'notRequired', 'length', 'min', 'max', 'matches', 'email', 'url', 'uuid', 'datetime'],
      ...['ensure', 'lowercase', 'uppercase'],
    ],
    ObjectSchema: [
      ...['concat', 'partial', 'deepPartial', 'pick', 'omit', 'from', 'json', 'exact', 'stripUnknown'],
      ...['noUnknown', 'unknown', 'transformKeys', 'camelCase', 'snakeCase', 'constantCase', 'describe'],
    ],
    ReferenceSet: ['describe', 'resolveAll', 'merge'],
  },
  statements: [
    [/^for \(const method of \['validate', 'validateSync'\]\) Schema\.prototype\[[\s\S]*?^\};$/gm, ''],
    [/^for \(const alias of \['equals', 'is'\]\) .*$/gm, ''],
    [/^for \(const alias of \['not', 'nope'\]\) .*$/gm, ''],
    [/^DateSchema\.INVALID_DATE = invalidDate;$/gm, ''],
    [/^var locale = Object\.assign\(Object\.create\(null\), \{[^}]*\}\);$/gm, 'var locale = {};'],
  ],
  imported: /from 'yup'/,
};

const XSTATE_ACTORS: IdleMembers = {
  file: /[\\/]xstate[\\/]dist[\\/]raise-\w+\.esm\.js$/,
  members: { Actor: ['select', 'attachDevTools', 'getPersistedSnapshot'] },
  statements: [[/^ {4}if \(this\.options\.devTools\) \{\s*this\.attachDevTools\(\);\s*\}$/gm, '']],
  imported: /from '(?:xstate|@xstate\/react)'/,
};

const XSTATE_MACHINES: IdleMembers = {
  file: /[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/,
  members: {
    StateNode: ['definition', 'toJSON'],
    StateMachine: [
      ...['resolveState', 'microstep', 'definition', 'toJSON', 'getPersistedSnapshot', 'restoreSnapshot'],
    ],
  },
  statements: [
    [/^ {4}this\.getPersistedSnapshot = this\.getPersistedSnapshot\.bind\(this\);$/gm, ''],
    [/^ {4}this\.restoreSnapshot = this\.restoreSnapshot\.bind\(this\);$/gm, ''],
  ],
  imported: XSTATE_ACTORS.imported,
};

const XSTATE_SETUP: IdleMembers = {
  file: /[\\/]xstate[\\/]dist[\\/]xstate\.esm\.js$/,
  members: {},
  statements: [
    [/^ {4}log,$/gm, ''],
    [/^ {4}enqueueActions,$/gm, ''],
  ],
  imported: XSTATE_ACTORS.imported,
};

/** The app reads the search by its own functions, loads the code of a screen in the guard, and asks for no match by hand. */
const ROUTER: IdleMembers = {
  file: /[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/,
  members: {},
  statements: [
    [/^\t\tthis\.matchRoute = \(location, opts\) => \{$[\s\S]*?^\t\t\};$/gm, ''],
    [/^\t\tthis\.clearCache = \(opts\) => \{$[\s\S]*?^\t\t\};$/gm, ''],
    [/^\t\tthis\.preloadRoute = .*$/gm, ''],
    [/^\t\tthis\.loadRouteChunk = loadRouteChunk;$/gm, ''],
    [/ \?\? defaultStringifySearch\b/g, ''],
    [/ \?\? defaultParseSearch\b/g, ''],
  ],
  imported: /from '@tanstack\/react-router'/,
  made: ['matchRoute', 'clearCache', 'preloadRoute', 'loadRouteChunk'],
};

const IDLE = [YUP, XSTATE_ACTORS, XSTATE_MACHINES, XSTATE_SETUP, ROUTER];

const isMember = (node: ESTree.Node): node is ESTree.MethodDefinition => node.type === 'MethodDefinition';

const isClass = (node: ESTree.Node): node is ESTree.Class =>
  (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') && node.id !== null;

function nameOf({ key }: ESTree.MethodDefinition): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** Our own code calls a method by one of these names; `[` of `['~standard']` is nothing that anybody would write. */
const callOf = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`\.(?:${names.filter((name) => /^\w+$/.test(name)).join('|')})\(`);

/**
 * Leaves out methods of Yup's schemas, of XState's machines and actors, and of the router that the customer's app never
 * calls: what only they use goes with them. (Classes are whole for a bundler.) A new version that reads differently, or a form or
 * chart of ours that calls such a method, ends the build.
 *
 * @param root absolute path of the repository
 */
export function withoutIdleMembers(root: string): Plugin {
  const own = ['src', 'machines'].map((folder) => join(root, folder) + sep);
  return {
    name: 'cabrank:without-idle-members',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transform(code, id) {
      const [file = id] = id.split('?');
      if (own.some((folder) => file.startsWith(folder))) {
        for (const { imported, members, made = [] } of IDLE) {
          const names = [...Object.values(members).flat(), ...made];
          const call = names.length > 0 && imported.test(code) ? callOf(names).exec(code) : null;
          if (call) this.error(`${file} calls ${call[0]}…), which src/build/idle-members.ts leaves out`);
        }
        return null;
      }
      const rule = IDLE.find((idle) => idle.file.test(file));
      if (!rule) return null;
      const classes = findNodes(this.parse(code), isClass);
      const spans = Object.entries(rule.members).flatMap(([name, idle]): Span[] => {
        const found = classes.filter((candidate) => candidate.id?.name === name);
        const methods = found.flatMap(({ body }) => findNodes(body, isMember));
        return idle.map((member) => {
          const [method, ...more] = methods.filter((candidate) => nameOf(candidate) === member);
          if (!method || more.length > 0) this.error(`${file}: where is ${name}.${member}?`);
          return method;
        });
      });
      const lean = spans.reduce(blank, code);
      const edited = rule.statements.reduce((text, [statement, by]) => {
        const [found, ...more] = [...text.matchAll(statement)];
        if (!found || more.length > 0) this.error(`${file}: where is ${statement.source}?`);
        const { index, 0: whole } = found;
        const bare = blank(text, { start: index, end: index + whole.length });
        return bare.slice(0, index) + by + bare.slice(index + by.length);
      }, lean);
      return { code: edited, map: null };
    },
  };
}
