import { describe, expect, it } from 'vitest';
import { replayRun } from '../../../src/review/live/replay-run';
import type { RecordedRun } from '../../../src/review/live/regression';
import recorded from './card-with-bank-check.json';

// Written by `npm run flows:test` from a recording of the running app. The charts must still behave as recorded.

const runs = recorded.runs as unknown as readonly RecordedRun[];

describe('recorded: card-with-bank-check', () => {
  it.each(runs.map((run) => [run.name, run] as const))('%s', (_name, run) => {
    expect(replayRun(run)).toEqual(run.path);
  });
});
