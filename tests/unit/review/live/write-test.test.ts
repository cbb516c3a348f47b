import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveMessage } from '../../../../src/recording/message';
import { recordingOf, recordingText } from '../../../../src/recording/recording';
import { createSerialiser } from '../../../../src/recording/serialise';
import { replayRun } from '../../../../src/review/live/replay-run';
import { writeTest, type WriteOptions } from '../../../../src/review/live/write-test';
import type { Flow } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { startRig } from '../../../../src/review/play/rig';
import { formatPlace } from '../../../../src/review/site/data/place';
import { tokensOf } from '../../../../src/review/site/data/playing';

const all = flows as unknown as Record<string, Flow>;
const form = all['form-submission'] as Flow;

function session(): string {
  const messages: LiveMessage[] = [];
  const serialise = createSerialiser({ page: 1, now: () => 0 });
  const rig = startRig(form, undefined, { inspect: (event) => messages.push(...serialise(event)) });
  rig.play({ to: '', event: form.fixtures.events[0] as { type: string } });
  rig.play({ settle: 'submitForm', with: 'refused' });
  return recordingText(recordingOf(messages));
}

let folder = '';
let options: WriteOptions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabrank-recorded-'));
  const source = join(folder, 'Wrong password.json');
  await writeFile(source, session());
  options = {
    source,
    name: null,
    flow: null,
    force: false,
    folder: join(folder, 'tests'),
    root: process.cwd(),
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a recording’s test', () => {
  it('is written with a file of its steps, in the style of the project', async () => {
    const { test, runs, problems } = await writeTest(options, all);
    expect(test).toBe(join(folder, 'tests/wrong-password.test.ts'));
    expect([runs.map(({ name }) => name), problems]).toEqual([['form-submission'], []]);
    const text = await readFile(test, 'utf8');
    expect(text).toContain("import recorded from './wrong-password.json';");
    const data = await readFile(join(folder, 'tests/wrong-password.json'), 'utf8');
    expect(JSON.parse(data)).toEqual({ runs });
    expect(data).toContain('"settle": "submitForm", "with": "refused"');
  });

  it('is overwritten only on request', async () => {
    await writeTest(options, all);
    await expect(writeTest(options, all)).rejects.toThrow(/would be overwritten\. Choose another --name/u);
    await writeTest({ ...options, force: true }, all);
    await writeTest({ ...options, name: 'refused' }, all);
  });

  it.each([
    ['a name that is none', { name: 'Wrong password' }, /is not a valid name for a test/u],
    ['a flow that is none', { flow: 'taxi' }, /There is no flow 'taxi'\. There are: account-switches, /u],
    ['a flow that did not run', { flow: 'contact' }, /Nothing of this recording can be replayed/u],
    ['a file that is not there', { source: 'nowhere.json' }, /There is no file nowhere\.json/u],
    ['a file that is no recording', { source: 'package.json' }, /This file is no recording/u],
  ])('is refused for %s', async (_name, change, message) => {
    await expect(writeTest({ ...options, ...change }, all)).rejects.toThrow(message);
  });
});

describe('a walk’s test', () => {
  const path = {
    input: 'default',
    steps: [
      { to: '', event: form.fixtures.events[0] as { readonly type: string } },
      { settle: 'submitForm', with: 'refused' },
    ],
  };
  const link = formatPlace({
    page: 'flow',
    flow: 'form-submission',
    panel: 'walk',
    input: path.input,
    steps: tokensOf(form, path),
    heat: 'off',
    state: null,
    stops: [],
    folds: [],
    embed: false,
  });

  it('takes the steps of its link, and is named after the flow', async () => {
    const { test, runs } = await writeTest({ ...options, source: `http://localhost/review/${link}` }, all);
    expect(test).toBe(join(folder, 'tests/form-submission-walk.test.ts'));
    const [run] = runs;
    expect(run?.path.steps.map(({ play }) => play)).toEqual(path.steps.map((step) => [step]));
    expect(run && replayRun(run)).toEqual(run?.path);
    const data = await readFile(join(folder, 'tests/form-submission-walk.json'), 'utf8');
    expect(JSON.parse(data)).toEqual({ runs });
  });

  it('fails once the chart does something else', async () => {
    const { runs } = await writeTest({ ...options, source: link }, all);
    const [run] = runs;
    if (!run) throw new Error('Nothing was written');
    const changed = { ...run, path: { ...run.path, steps: run.path.steps.slice(1) } };
    expect(() => replayRun(changed)).toThrow(/Step 1/u);
  });

  it.each([
    ['no steps', '#/flow/form-submission/walk', /has no step/u],
    ['no flow', '#/flow/taxi/walk?steps=~a', /There is no flow 'taxi'/u],
    ['a step that cannot be taken', '#/flow/form-submission/walk?steps=submitForm!refused', /Step 1/u],
  ])('is refused for %s', async (_what, source, message) => {
    await expect(writeTest({ ...options, source }, all)).rejects.toThrow(message);
  });
});
