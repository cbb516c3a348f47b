import type { FlowName } from '../flows';
import { openCardPort } from '../screens/card-port';
import { scriptsAsCsv, scriptsAsMarkdown } from '../scripts/script-text';
import { scriptOf, scriptSet } from '../scripts/scripts';
import type { ScriptSet } from '../scripts/script.types';
import { findPlace } from './find-place';
import type { WrittenMessage } from './script-link';

// A document of its own, in which the screens of a path are rendered one after the other to read their texts.
document.documentElement.dataset.scheme = 'light';

async function write(): Promise<ScriptSet> {
  const place = findPlace(location.hash);
  if ('fault' in place) throw new Error(place.fault);
  if (place.page !== 'flow') throw new Error('The link names no flow.');
  const flow = place.flow as FlowName;
  const port = await openCardPort();
  if (new URLSearchParams(location.search).has('whole')) return scriptSet(flow, port);
  return { scripts: [await scriptOf(flow, place.path, port)], taken: [], untaken: [] };
}

const answer = (message: WrittenMessage) => parent.postMessage(message, location.origin);

try {
  const set = await write();
  answer({
    kind: 'cabrank.scripts',
    set,
    markdown: scriptsAsMarkdown(set.scripts),
    csv: scriptsAsCsv(set.scripts),
  });
} catch (error) {
  answer({ kind: 'cabrank.scripts', fault: error instanceof Error ? error.message : String(error) });
}
