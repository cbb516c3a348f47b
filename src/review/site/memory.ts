import type { Scheme } from './screen-link';

const SCHEME = 'cabrank.review.scheme';
const REVIEWER = 'cabrank.review.reviewer';
const PANEL_SHARE = 'cabrank.review.panel-share';

/** The browser's storage. Reading `localStorage` itself throws where storage is blocked. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;
const local: Memory = () => localStorage;

function recall(key: string, memory: Memory): string | null {
  try {
    return memory().getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string, memory: Memory): void {
  try {
    memory().setItem(key, value);
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}

/**
 * The scheme that was chosen on an earlier visit.
 *
 * @param otherwise what holds if none was, or storage is blocked
 */
export function recallScheme(otherwise: Scheme, memory: Memory = local): Scheme {
  const kept = recall(SCHEME, memory);
  return kept === 'dark' || kept === 'light' ? kept : otherwise;
}

/** Keeps the chosen scheme for the next visit, if storage is allowed. */
export const rememberScheme = (scheme: Scheme, memory: Memory = local): void =>
  remember(SCHEME, scheme, memory);

/** The name under which somebody wrote notes on an earlier visit; '' if nobody did. */
export const recallReviewer = (memory: Memory = local): string => recall(REVIEWER, memory) ?? '';

/** Keeps the name for the next visit, if storage is allowed. */
export const rememberReviewer = (name: string, memory: Memory = local): void =>
  remember(REVIEWER, name, memory);

/** The width of the panel beside a chart on an earlier visit, in percent; `null` if it was never changed. */
export function recallPanelShare(memory: Memory = local): number | null {
  const kept = Number.parseFloat(recall(PANEL_SHARE, memory) ?? '');
  return kept > 0 && kept < 100 ? kept : null;
}

/** Keeps the width for the next visit, if storage is allowed. */
export const rememberPanelShare = (share: number, memory: Memory = local): void =>
  remember(PANEL_SHARE, String(share), memory);
