import { not, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import {
  nameOf,
  nodeIn,
  siblingOf,
  withAt,
  without,
  withOtherParams,
  type Edit,
  type Kinds,
} from './chart-edits';

const asTarget = (to: AnyStateNode): Edit<AnyTransitionDefinition> => ({
  to: to.id,
  apply: (branch, machine) => {
    branch.target = [nodeIn(machine, to.id)];
  },
});

const staysAlready = ({ source, target, reenter }: AnyTransitionDefinition): boolean =>
  !target || (!reenter && target.length === 1 && target[0] === source && source.type === 'atomic');

/** The edits that can be made to a branch. */
export const ofBranches: Kinds<AnyTransitionDefinition> = {
  'another target': ({ source, target }) =>
    (target ?? []).length === 1
      ? [siblingOf(target?.[0] as AnyStateNode, source)].flatMap((to) => (to ? [asTarget(to)] : []))
      : [],
  stays: (branch) =>
    branch.eventType === '' || staysAlready(branch)
      ? []
      : [{ to: '', apply: (one) => (one.target = undefined) }],
  'never taken': (branch) =>
    branch.eventType === '' ? [{ to: '', apply: (one) => (one.guard = () => false) }] : [],
  goes: (branch) => {
    if (!staysAlready(branch)) return [];
    const to = siblingOf(branch.source);
    return to ? [asTarget(to)] : [];
  },
  'not entered anew': (branch) =>
    branch.reenter && branch.target ? [{ to: '', apply: (one) => (one.reenter = false) }] : [],
  'action dropped': ({ actions }) =>
    actions.map((action, index) => ({
      to: `${index} ${nameOf(action)}`,
      apply: (one) => (one.actions = without(one.actions, index)),
    })),
  'params changed': ({ actions }) =>
    actions.flatMap((action, index) =>
      withOtherParams(action).map(({ to, changed }) => ({
        to: `${index} ${to}`,
        apply: (one: AnyTransitionDefinition) => (one.actions = withAt(one.actions, index, changed)),
      })),
    ),
  'guard inverted': ({ guard }) =>
    guard === undefined
      ? []
      : [{ to: nameOf(guard), apply: (one) => (one.guard = not(one.guard as Parameters<typeof not>[0])) }],
  'guard dropped': ({ guard }) =>
    guard === undefined ? [] : [{ to: nameOf(guard), apply: (one) => delete one.guard }],
  'guard asked another thing': ({ guard }) =>
    withOtherParams(guard).map(({ to, changed }) => ({
      to,
      apply: (one) => (one.guard = changed as NonNullable<typeof one.guard>),
    })),
};
