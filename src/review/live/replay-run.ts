import type { Flow } from '../play/flow';
import { flows } from '../flows';
import { follow, type FoundPath } from './find-path';
import type { RecordedRun } from './regression';

/**
 * Replays a recorded flow and returns what happens now. For the tests that `npm run flows:test` writes.
 *
 * @throws Error if the flow no longer exists, or its chart refuses a step
 */
export function replayRun({ flow: name, path }: RecordedRun): FoundPath {
  const all = flows as unknown as Readonly<Record<string, Flow | undefined>>;
  const flow = all[name];
  if (!flow) throw new Error(`The flow '${name}' no longer exists`);
  return follow(flow, path);
}
