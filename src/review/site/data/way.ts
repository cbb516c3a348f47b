import type { Flow, Path, Step } from '../../play/flow';
import { walk } from '../../play/walker';
import { activeAfter } from './playing';

/** How many moments a search for a way may look at. */
const LIMIT = 4000;

/**
 * The fewest steps of the fixtures that lead from the end of a path into a state: none if it is active, `null` if no
 * way is found.
 *
 * @param to the id of the state
 */
export function wayTo(flow: Flow, from: Path, to: string): readonly Step[] | null {
  if (activeAfter(flow, from).has(to)) return [];
  const found: Path[] = [];
  walk(flow, {
    from,
    limit: LIMIT,
    onSnapshot(snapshot, path) {
      if (path.steps.length === from.steps.length) return;
      if ((snapshot._nodes as readonly { readonly id: string }[]).some(({ id }) => id === to))
        found.push(path);
    },
    until: () => found.length > 0,
  });
  return found[0]?.steps.slice(from.steps.length) ?? null;
}
