import type { Scheme } from './screen-link';

const KEY = 'cabrank.review.scheme';

/** The browser's storage. Reading `localStorage` itself throws where storage is blocked. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;
const local: Memory = () => localStorage;

/**
 * The scheme that was chosen on an earlier visit.
 *
 * @param otherwise what holds if none was, or storage is blocked
 */
export function recallScheme(otherwise: Scheme, memory: Memory = local): Scheme {
  try {
    const kept = memory().getItem(KEY);
    return kept === 'dark' || kept === 'light' ? kept : otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps the chosen scheme for the next visit, if storage is allowed. */
export function rememberScheme(scheme: Scheme, memory: Memory = local): void {
  try {
    memory().setItem(KEY, scheme);
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}
