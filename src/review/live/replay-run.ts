import type { Flow } from '../play/flow';
import { flows } from '../flows';
import { follow, type FoundPath } from './find-path';
import type { RecordedRun } from './regression';

/**
 * Plays what was recorded of a flow, and says what comes of it now; for the tests that `npm run flows:test` writes.
 *
 * @throws Error where the flow is not there any more, and where its chart refuses a step
 */
export function replayRun({ flow: name, path }: RecordedRun): FoundPath {
  const all = flows as unknown as Readonly<Record<string, Flow | undefined>>;
  const flow = all[name];
  if (!flow) throw new Error(`There is no flow '${name}' any more`);
  return follow(flow, path);
}
