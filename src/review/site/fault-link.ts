import type { CellName } from './data/place';
import { formatPlace } from './data/place';
import type { ScreenLook } from './screen-link';

/** The address of the page that shows a cell's screen on its own, relative to the site. */
export function faultLink(cell: CellName, { scheme, pseudo }: Pick<ScreenLook, 'scheme' | 'pseudo'>): string {
  const asked = new URLSearchParams({ scheme });
  if (pseudo) asked.set('locale', 'en-XA');
  return `fault.html?${asked.toString()}${formatPlace({ page: 'faults', cell })}`;
}

/** The message to a cell's screen that the fault is over. */
export const MENDING = { kind: 'cabrank.mended' } as const;

/** Whether a message says that the fault is over. */
export const isMending = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === MENDING.kind;
