import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { blank, findNodes } from './source-edit.ts';

type IdleFeature = {
  readonly what: string;
  /**
   * Functions of React DOM that do something for this feature alone: they are reached through it, or when a flag is set
   * that only they set. None gives a result that anything else reads.
   */
  readonly functions: readonly string[];
  /** Methods that are hung on the prototype of a class, and only of use to somebody who holds one of its instances. */
  readonly methods?: Readonly<Record<string, readonly string[]>>;
  /** How our own code would use it. */
  readonly use: RegExp;
};

const FEATURES: readonly IdleFeature[] = [
  {
    what: 'view transitions',
    functions: [
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'pushViewTransitionCancelableScope',
      'recursivelyTraverseAfterMutationEffects',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
    ],
    methods: { ViewTransitionPseudoElement: ['animate', 'getAnimations', 'getComputedStyle'] },
    use: /\b(?:ViewTransition|addTransitionType)\b/,
  },
  {
    what: 'refs of fragments',
    functions: ['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
    methods: {
      FragmentInstance: [
        ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur'],
        ...['observeUsing', 'unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition'],
        'scrollIntoView',
      ],
    },
    use: /<Fragment\b[^>]*\sref=/,
  },
  {
    what: 'style sheets and scripts that React loads',
    functions: [
      'prefetchDNS',
      'preconnect',
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preloadStylesheet',
      'acquireResource',
      'insertStylesheet',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
      'suspendResource',
      'insertSuspendedStylesheets',
      'insertStylesheetIntoRoot',
    ],
    use: /\sprecedence=|<script\b|\{[^}]*\b(?:prefetchDNS|preconnect|preload|preloadModule|preinit\w*)\b[^}]*\} from 'react-dom'/,
  },
  {
    what: "forms' actions",
    functions: [
      'extractEvents$1',
      'startHostTransition',
      'requestFormReset$1',
      'scheduleReplayQueueIfNeeded',
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
    ],
    use: /\b(?:useActionState|useFormState|useFormStatus|requestFormReset|formAction)\b|\saction=\{/,
  },
  { what: 'activities', functions: ['updateActivityComponent'], use: /\bActivity\b[^;]*\} from 'react'/ },
  { what: 'lists of suspense', functions: ['updateSuspenseListComponent'], use: /\bSuspenseList\b/ },
  { what: 'custom elements', functions: ['setPropOnCustomElement'], use: /<[a-z]+-[a-z-]+[\s/>]/ },
];

const isFunction = (node: ESTree.Node): node is ESTree.Function => node.type === 'FunctionDeclaration';

const isStatement = (node: ESTree.Node): node is ESTree.ExpressionStatement =>
  node.type === 'ExpressionStatement';

/** `Class.prototype.method` of a statement that sets it. */
const methodOf = (code: string, { start, end }: ESTree.ExpressionStatement): string | null =>
  /^(\w+\.prototype\.\w+) = function\b/.exec(code.slice(start, end))?.[1] ?? null;

/**
 * Leaves out what React DOM brings for features that our screens do not use, 6 KiB of the first load. A new version of
 * React that reads differently, or code of ours that begins to use one, ends the build.
 *
 * @param root absolute path of the repository
 */
export function withoutIdleReact(root: string): Plugin {
  const own = join(root, 'src') + sep;
  const build = join(own, 'build') + sep;
  return {
    name: 'cabrank:without-idle-react',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(own) && !id.startsWith(build)) {
        const used = FEATURES.find(({ use }) => use.test(code));
        if (used) this.error(`${id} uses ${used.what}, which src/build/idle-react.ts leaves out`);
      }
      if (!/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/.test(id.split('?')[0] ?? ''))
        return null;
      const program = this.parse(code);
      const declared = findNodes(program, isFunction);
      const bodies = FEATURES.flatMap(({ functions }) => functions).map((name) => {
        const [found, ...more] = declared.filter((candidate) => candidate.id?.name === name);
        if (!found?.body || more.length > 0) this.error(`${id}: where is ${name}?`);
        return { start: found.body.start + 1, end: found.body.end - 1 };
      });
      const statements = findNodes(program, isStatement);
      const methods = FEATURES.flatMap(({ methods = {} }) => Object.entries(methods)).flatMap(
        ([owner, names]) => {
          const set = statements.filter((statement) =>
            methodOf(code, statement)?.startsWith(`${owner}.prototype.`),
          );
          const found = set.map((statement) => methodOf(code, statement)?.split('.').at(-1));
          if (found.toSorted().join() !== names.toSorted().join())
            this.error(`${id}: ${owner} has other methods: ${found.join(', ')}`);
          return set;
        },
      );
      return { code: [...bodies, ...methods].reduce(blank, code), map: null };
    },
  };
}
