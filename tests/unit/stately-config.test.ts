import { readFileSync, readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowFolder, flowFolders } from '../support/charts/machine-file';

type Config = {
  readonly version: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly newMachinesDir: string;
};

/** The Stately CLI's published rules: what a configuration must have, and all that it may have. */
const required = ['version', 'include'];
const optional = ['$schema', 'exclude', 'defaultXStateVersion', 'newMachinesDir', 'projectId', 'studioUrl'];

const config = JSON.parse(readFileSync('stately.config.json', 'utf8')) as Config;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

const isTaken = (path: string): boolean =>
  config.include.some((glob) => matchesGlob(path, glob)) &&
  !config.exclude.some((glob) => matchesGlob(path, glob));

describe('stately.config.json', () => {
  it('holds what the Stately CLI’s schema allows and requires, and stays local', () => {
    expect(config).toEqual({
      $schema: 'https://stately.ai/schemas/statelyai.json',
      version: '1.0.0',
      defaultXStateVersion: 5,
      include: ['machines/**/*.machine.ts'],
      exclude: ['**/*.test.*'],
      newMachinesDir: 'machines',
    });
    expect(Object.keys(config)).toEqual(expect.arrayContaining(required));
    expect(Object.keys(config).filter((key) => ![...required, ...optional].includes(key))).toEqual([]);
  });

  it('names every machine file, and nothing else', () => {
    const taken = ['machines', 'src', 'tests'].flatMap(filesIn).filter(isTaken);
    expect(taken.sort()).toEqual(
      flowFolders()
        .map((flow) => `${flowFolder(flow)}/${flow}.machine.ts`)
        .sort(),
    );
    expect(isTaken('machines/hall/door/door.machine.test.ts')).toBe(false);
    expect(config.newMachinesDir).toBe('machines');
  });
});
