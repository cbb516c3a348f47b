import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionOf } from '../../../src/review/export/edition';
import { commitOf, sourcesAt, sourcesHere, versionsOf } from '../../../src/review/export/sources';
import { catalogue } from '../../../src/review/model/catalogue';
import { serveVersions } from '../../../src/review/server/serve-versions';
import { chartOf } from '../../../src/review/model/chart';
import { diffOf } from '../../../src/review/model/diff';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { canRun } from '../../run/programs';

const machineFile = (guard: string) => `
  import { not, or, setup } from 'xstate';
  import type { Nothing } from './door.types';
  export const doorMachine = setup({ guards: { isKnown: (): boolean => true } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { opened: { guard: ${guard}, target: 'open' } } }, open: {} },
  });
`;

describe('the flows and texts of a version', () => {
  it('are those of the app if read from its files', async () => {
    const { edition, unread } = await editionOf(sourcesHere('.'));
    expect(unread).toEqual([]);
    const charts = Object.entries<Flow>(flows)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { machine }]) => chartOf(machine));
    expect(edition.charts).toEqual(charts);
    expect(edition.messages).toEqual(catalogue);
  }, 60_000);
});

if (canRun('commits'))
  describe('the flows and texts of a commit', () => {
    const repository = mkdtempSync(join(tmpdir(), 'flows-'));
    afterAll(() => rmSync(repository, { recursive: true, force: true }));

    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'pipe' });

    function commit(files: Readonly<Record<string, string>>): void {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(repository, path)), { recursive: true });
        writeFileSync(join(repository, path), text);
      }
      git('add', '.');
      git('-c', 'user.name=Tester', '-c', 'user.email=tester@cabrank.test', 'commit', '-qm', 'More');
    }

    beforeAll(() => {
      git('init', '-q');
      commit({ 'README.md': 'Nothing yet.' });
      commit({
        'machines/door/door.machine.ts': machineFile("or(['isKnown', not('isKnown')])"),
        'machines/door/door.types.ts': 'export type Nothing = null;',
        'src/messages/en-IE/door.ts': "export const door = { title: 'Door' } as const;",
      });
      commit({
        'machines/door/door.machine.ts': machineFile("not('isKnown')"),
        'machines/broken/broken.machine.ts':
          "import { gone } from './gone';\nexport const brokenMachine = gone;",
        'src/messages/en-IE/door.ts': "export const door = { title: 'The door' } as const;",
      });
    });

    it('are read from a commit with only its machine files and texts', async () => {
      const at = (ref: string) => editionOf(sourcesAt(repository, commitOf(repository, ref) ?? ''));
      const [first, last] = [await at('HEAD~1'), await at('HEAD')];
      expect(first.edition.charts.map(({ name }) => name)).toEqual(['door']);
      const diff = diffOf(first.edition, last.edition);
      expect(diff.flows[0]?.branches[0]?.changes).toEqual([
        { what: 'guard', before: 'isKnown or not isKnown', after: 'not isKnown' },
      ]);
      expect(diff.messages).toMatchObject([{ key: 'door.title', before: 'Door', after: 'The door' }]);
      expect(last.unread).toEqual([expect.stringContaining('machines/broken/broken.machine.ts: ')]);
    });

    it('are empty in a commit from before the first flow', () => {
      const commitOfFirst = commitOf(repository, 'HEAD~2') ?? '';
      expect([...sourcesAt(repository, commitOfFirst)]).toEqual([]);
    });

    it('can be chosen from a list: tags first, then the commits that changed them', () => {
      git('tag', 'v1', 'HEAD~1');
      const day = /^\d{4}-\d{2}-\d{2}$/u;
      expect(versionsOf(repository)).toEqual([
        { name: 'v1', commit: commitOf(repository, 'HEAD~1'), on: expect.stringMatching(day) as unknown },
        { name: 'More', commit: commitOf(repository, 'HEAD'), on: expect.stringMatching(day) as unknown },
        { name: 'More', commit: commitOf(repository, 'HEAD~1'), on: expect.stringMatching(day) as unknown },
      ]);
      expect(versionsOf(tmpdir())).toEqual([]);
    });

    it('are served, each version by its commit', async () => {
      const ask = (path: string) =>
        new Promise<unknown>((answer) => {
          const response = {
            writeHead: () => undefined,
            end: (text: string) => answer(JSON.parse(text) as unknown),
          };
          serveVersions(repository)({ method: 'GET', url: path } as never, response as never, () =>
            answer('not its own'),
          );
        });
      expect(await ask('/versions.json')).toEqual(versionsOf(repository));
      const commit = commitOf(repository, 'HEAD~1') ?? '';
      expect(await ask(`/versions/${commit}.json`)).toMatchObject({
        edition: { charts: [{ name: 'door' }], messages: { door: { 'door.title': 'Door' } } },
        unread: [],
      });
      expect(await ask(`/versions/${'0'.repeat(40)}.json`)).toEqual({
        fault: 'There is no such commit here.',
      });
      expect(await ask('/versions/HEAD.json')).toBe('not its own');
    });

    it('are missing for an unknown commit', () => {
      expect(commitOf(repository, 'no-such-branch')).toBeNull();
      expect(commitOf(repository, '--all')).toBeNull();
      expect(commitOf(repository, 'HEAD:README.md')).toBeNull();
    });
  });
