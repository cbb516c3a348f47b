import type { Chart, ChartBranch, ChartState } from '../chart';
import { treeOf, type ChartTree } from '../chart-tree';
import { element, escaped } from './xml';

const NAMESPACE = 'http://www.w3.org/2005/07/scxml';

/** `a and not b` as an expression: guards and actions are functions that whoever runs the document provides. */
const conditionOf = (guard: string): string =>
  guard
    .replaceAll(/\w+/gu, (word) => (['and', 'or', 'not'].includes(word) ? word : `${word}()`))
    .replaceAll(' and ', ' && ')
    .replaceAll(' or ', ' || ')
    .replaceAll(/\bnot /gu, '!');

const scriptsOf = (actions: readonly string[]): string =>
  actions.map((action) => element('script', {}, escaped(`${action}()`))).join('');

/** The event that a delay of a state sends. */
const delayEvent = ({ source, trigger }: ChartBranch): string => `after.${trigger.name}.${source}`;

function eventOf(branch: ChartBranch): string | undefined {
  const { kind, name } = branch.trigger;
  switch (kind) {
    case 'always':
      return undefined;
    case 'delay':
      return delayEvent(branch);
    case 'done':
      return `done.invoke.${name}`;
    case 'error':
      return `error.platform.${name}`;
    case 'stateDone':
      return `done.state.${name}`;
    case 'event':
      return name;
  }
}

const transitionOf = (branch: ChartBranch): string =>
  element(
    'transition',
    {
      event: eventOf(branch),
      cond: branch.guard === null ? undefined : conditionOf(branch.guard),
      target: branch.targets.length > 0 ? branch.targets.join(' ') : undefined,
      type: branch.targets.length > 0 && !branch.reenter ? 'internal' : undefined,
    },
    scriptsOf(branch.actions),
  );

/** The delays of a state, each once: its branches may share one. */
const delaysFrom = (branches: readonly ChartBranch[]) =>
  new Map(
    branches
      .filter(({ trigger }) => trigger.kind === 'delay')
      .map((branch) => [delayEvent(branch), branch.trigger.name]),
  );

const filled = (name: string, content: string): string => (content === '' ? '' : element(name, {}, content));

function elementOf(tree: ChartTree, state: ChartState): string {
  const { id, kind, entry, exit, invokes } = state;
  const children = tree.childrenOf(id);
  const branches = tree.branchesFrom(id);
  const delays = [...delaysFrom(branches)];
  const started = delays.map(([event, name]) =>
    element('send', { id: event, event, delayexpr: `${name}()` }),
  );
  const stopped = delays.map(([event]) => element('cancel', { sendid: event }));
  const initial = kind === 'compound' ? children.find((child) => child.initial)?.id : undefined;
  const name = kind === 'parallel' || kind === 'final' || kind === 'history' ? kind : 'state';
  return element(
    name,
    { id, initial },
    [
      filled('onentry', started.join('') + scriptsOf(entry)),
      filled('onexit', stopped.join('') + scriptsOf(exit)),
      ...invokes.map((invoke) => element('invoke', { id: invoke.id, src: invoke.src })),
      ...branches.map(transitionOf),
      ...children.map((child) => elementOf(tree, child)),
    ].join(''),
  );
}

/**
 * The chart as SCXML, for tools that read it. It has the states, transitions, invoked actors and delays. Guards,
 * actions and delays are functions by their names, without parameters. SCXML has no descriptions, so they are left out.
 */
export function scxmlOf(chart: Chart): string {
  const tree = treeOf(chart);
  const root = element(
    'scxml',
    { xmlns: NAMESPACE, version: '1.0', name: chart.name, datamodel: 'ecmascript', initial: tree.root.id },
    elementOf(tree, tree.root),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
