import { findPath, type FoundPath } from './find-path';
import type { Recording } from '../../recording/recording';
import { tracksOf, type Flows } from './tracks';

/** One flow of a recording, or a walk, ready to be replayed; JSON. */
export type RecordedRun = { readonly name: string; readonly flow: string; readonly path: FoundPath };

export type Regression = {
  readonly runs: readonly RecordedRun[];
  /** Why other flows of the recording are missing, one sentence each. */
  readonly problems: readonly string[];
};

/**
 * The parts of a recording that can be replayed headless: every flow in which something happened.
 *
 * @param only the requested flow; `null` for all
 */
export function regressionOf({ messages }: Recording, flows: Flows, only: string | null): Regression {
  const runs: RecordedRun[] = [];
  const problems: string[] = [];
  for (const track of tracksOf(messages, flows)) {
    const flow = flows[track.flow];
    if (!flow || (only !== null && track.flow !== only) || track.steps.length < 2) continue;
    const found = findPath(flow, track);
    if ('problem' in found) problems.push(found.problem);
    else runs.push({ name: track.name, flow: track.flow, path: found.path });
  }
  return { runs, problems };
}

/**
 * The text of the test file, which plays the JSON file beside it.
 *
 * @param name of both files, without extensions
 * @param review path from the test's folder to `src/review`
 */
export const testText = (
  name: string,
  review: string,
): string => `import { describe, expect, it } from 'vitest';
import { replayRun } from '${review}/live/replay-run';
import type { RecordedRun } from '${review}/live/regression';
import recorded from './${name}.json';

// Written by \`npm run flows:test\` from a recording or a walk: the charts still do what they did then.

const runs = recorded.runs as unknown as readonly RecordedRun[];

describe('recorded: ${name}', () => {
  it.each(runs.map((run) => [run.name, run] as const))('%s', (_name, run) => {
    expect(replayRun(run)).toEqual(run.path);
  });
});
`;
