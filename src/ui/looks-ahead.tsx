import { useCodeAhead } from './code-ahead';
import type { LazyView } from './lazy-view';

type LooksAheadProps = {
  /** Draws, where nobody sees it, what may be drawn later. */
  readonly of: LazyView<object>;
};

/**
 * Gets the page ready for what is drawn of these parts later, once the browser is idle: a new style makes the browser look
 * through the whole page for what it may change, and the longer the page, the later the first of them would be there.
 */
export function LooksAhead({ of: Looks }: LooksAheadProps) {
  return useCodeAhead([Looks]) ? <Looks /> : null;
}
