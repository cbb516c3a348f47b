import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveMessage } from '../../../../src/review/live/message';
import { recordingOf, recordingText } from '../../../../src/review/live/recording';
import { createSerialiser } from '../../../../src/review/live/serialise';
import { writeTest, type WriteOptions } from '../../../../src/review/live/write-test';
import type { Flow } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { startRig } from '../../../../src/review/play/rig';

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
  const file = join(folder, 'Wrong password.json');
  await writeFile(file, session());
  options = {
    file,
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
    ['a file that is not there', { file: 'nowhere.json' }, /There is no file nowhere\.json/u],
    ['a file that is no recording', { file: 'package.json' }, /This file is no recording/u],
  ])('is refused for %s', async (_name, change, message) => {
    await expect(writeTest({ ...options, ...change }, all)).rejects.toThrow(message);
  });
});
