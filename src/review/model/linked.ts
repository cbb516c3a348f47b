import type { Chart } from './chart';

/** What belongs together in a chart: ids of states, and keys of branches. */
export type Linked = { readonly states: ReadonlySet<string>; readonly branches: ReadonlySet<string> };

/**
 * A branch with the states at its ends, or a state with its branches, those that lead to it, and the states at their
 * other ends. `null` for what is not in the chart.
 *
 * @param what the key of a branch, or the id of a state
 */
export function linkedWith({ states, branches }: Chart, what: string | null): Linked | null {
  const own = branches.filter(
    ({ key, source, targets }) => key === what || source === what || targets.includes(what ?? ''),
  );
  const isState = states.some(({ id }) => id === what);
  if (own.length === 0 && !isState) return null;
  return {
    states: new Set([
      ...(isState ? [what ?? ''] : []),
      ...own.flatMap(({ source, targets }) => [source, ...targets]),
    ]),
    branches: new Set(own.map(({ key }) => key)),
  };
}
