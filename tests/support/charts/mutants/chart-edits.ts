import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from '../machine-file';

type Named = { readonly type: string; readonly params?: unknown };

/** An edit of a part of a chart, such as a branch. */
export type Edit<Part> = {
  readonly to: string;
  readonly apply: (part: Part, machine: AnyStateMachine) => void;
};

/** The possible edits of a part, by kind of defect. */
export type Kinds<Part> = Readonly<Record<string, (part: Part) => readonly Edit<Part>[]>>;

/** The name of an action or guard. */
export const nameOf = (one: unknown): string => {
  if (typeof one === 'string') return one;
  return (one as Partial<Named>).type ?? 'inline';
};

/** The state with this id in a copy of the chart. */
export const nodeIn = (machine: AnyStateMachine, id: string): AnyStateNode => {
  const node = nodesOf(machine).find((one) => one.id === id);
  if (!node) throw new Error(`'${machine.id}' has no state '${id}'`);
  return node;
};

/** The next sibling of this state; `null` if there is none, or if the siblings are parallel. */
export function siblingOf(node: AnyStateNode, but?: AnyStateNode): AnyStateNode | null {
  if (node.parent?.type !== 'compound') return null;
  const siblings = (Object.values(node.parent.states) as AnyStateNode[]).filter(
    ({ type }) => type !== 'history',
  );
  const at = siblings.indexOf(node);
  const others = [...siblings.slice(at + 1), ...siblings.slice(0, at)];
  return others.find((other) => other !== but) ?? null;
}

function changedLeaves(value: unknown): { readonly at: string; readonly changed: unknown }[] {
  if (typeof value === 'string') return [{ at: '', changed: `${value}~` }];
  if (typeof value === 'number') return [{ at: '', changed: value + 1 }];
  if (typeof value === 'boolean') return [{ at: '', changed: !value }];
  if (value === null) return [{ at: '', changed: 'not null' }];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    changedLeaves(inner).map(({ at, changed }) => ({
      at: `.${key}${at}`,
      changed: Array.isArray(value)
        ? value.map((one: unknown, index) => (String(index) === key ? changed : one))
        : { ...value, [key]: changed },
    })),
  );
}

/** Copies of an action or guard with one value of its static params changed. */
export const withOtherParams = (one: unknown): { readonly to: string; readonly changed: unknown }[] => {
  const { params } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Named>;
  return changedLeaves(params).map(({ at, changed }) => ({
    to: `${nameOf(one)}${at} = ${JSON.stringify(changed)}`,
    changed: { ...(one as Named), params: changed },
  }));
};

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
export const withAt = <T>(list: readonly T[], index: number, one: unknown): T[] =>
  list.map((before, at) => (at === index ? (one as T) : before));
