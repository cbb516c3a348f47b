import { join, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { blank, findNodes } from './source-edit.ts';

/**
 * Functions of React DOM that do something for a `<ViewTransition>` alone: they are reached through one, or when the
 * flag is set that only they set. None gives a result that anything else reads.
 */
const FUNCTIONS = [
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'pushViewTransitionCancelableScope',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
];

const USE = /\b(?:ViewTransition|addTransitionType)\b/;

const isFunction = (node: ESTree.Node): node is ESTree.Function => node.type === 'FunctionDeclaration';

/**
 * Leaves out what React DOM brings for view transitions, 2 KiB of the first load: our screens have none. A new version
 * of React that reads differently, or code of ours that begins to use one, ends the build.
 *
 * @param root absolute path of the repository
 */
export function withoutViewTransitions(root: string): Plugin {
  const own = join(root, 'src') + sep;
  const build = join(own, 'build') + sep;
  return {
    name: 'cabrank:without-view-transitions',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    transform(code, id) {
      if (id.startsWith(own) && !id.startsWith(build) && USE.test(code))
        this.error(`${id} uses view transitions, which src/build/idle-react.ts leaves out`);
      if (!/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/.test(id.split('?')[0] ?? ''))
        return null;
      const functions = findNodes(this.parse(code), isFunction);
      const bodies = FUNCTIONS.map((name) => {
        const [found, ...more] = functions.filter((candidate) => candidate.id?.name === name);
        if (!found?.body || more.length > 0) this.error(`${id}: where is ${name}?`);
        return { start: found.body.start + 1, end: found.body.end - 1 };
      });
      return { code: bodies.reduce(blank, code), map: null };
    },
  };
}
