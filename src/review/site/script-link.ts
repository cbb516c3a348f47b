import type { Path } from '../play/flow';
import type { ScriptSet } from '../scripts/script.types';
import { formatPlace } from './data/place';

/** The message of the page that writes scripts to its parent page. */
export type WrittenMessage =
  | {
      readonly kind: 'cabrank.scripts';
      readonly set: ScriptSet;
      readonly markdown: string;
      readonly csv: string;
    }
  | { readonly kind: 'cabrank.scripts'; readonly fault: string };

/**
 * The address of the page that writes scripts: of one path, or (without tokens) the smallest set for all branches.
 */
export function scriptsLink(
  flow: string,
  path: { readonly input: Path['input']; readonly steps: readonly string[] } | null,
): string {
  const place = {
    page: 'flow',
    flow,
    panel: 'scripts',
    heat: 'off',
    state: null,
    stops: [],
    folds: [],
    embed: false,
  } as const;
  return path === null
    ? `scripts.html?whole${formatPlace({ ...place, input: null, steps: [] })}`
    : `scripts.html${formatPlace({ ...place, ...path })}`;
}

/** Whether a message comes from that page. */
export const isWritten = (data: unknown): data is WrittenMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'cabrank.scripts';
