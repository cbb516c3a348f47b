import { StateMachine } from 'xstate';
import { chartOf, type Chart } from '../model/chart';
import type { Edition } from '../model/diff';
import { messagesOf } from '../model/messages';
import { standalone } from '../model/standalone';
import { loadAlone } from './load-alone';
import { PLACEHOLDER, type Sources } from './sources';

/** Charts and texts of one version, and the files that could not be read, with the reason. */
export type ReadEdition = { readonly edition: Edition; readonly unread: readonly string[] };

const areaOf = (path: string): string => path.replace(/^.*\/|\.ts$/gu, '');

/**
 * Reads the charts and texts from the files of a version. Each file is loaded on its own, so a version can be read
 * even if its review or its other code differs or does not exist.
 */
export async function editionOf(sources: Sources): Promise<ReadEdition> {
  const charts: Chart[] = [];
  const areas: Record<string, object> = {};
  const unread: string[] = [];
  for (const [path, source] of sources) {
    if (path === PLACEHOLDER) continue;
    try {
      const exported = await loadAlone(standalone(source, sources.get(PLACEHOLDER) ?? ''));
      if (!path.endsWith('.machine.ts')) areas[areaOf(path)] = exported;
      for (const value of Object.values(exported))
        if (value instanceof StateMachine) charts.push(chartOf(value));
    } catch (error) {
      unread.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  charts.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { edition: { charts, messages: messagesOf(areas) }, unread };
}
