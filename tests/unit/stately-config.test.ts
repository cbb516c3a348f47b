import { readFileSync, readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowFolder, flowFolders } from '../support/charts/machine-file';

type Config = { readonly include: readonly string[]; readonly exclude: readonly string[] };

/** The Stately CLI's published rules, without what names a project in its studio (`projectId`, `studioUrl`). */
const required = ['version', 'include'];
const optional = ['$schema', 'exclude', 'defaultXStateVersion', 'newMachinesDir'];

const config = JSON.parse(readFileSync('stately.config.json', 'utf8')) as Config;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

const isTaken = (path: string): boolean =>
  config.include.some((glob) => matchesGlob(path, glob)) &&
  !config.exclude.some((glob) => matchesGlob(path, glob));

describe('stately.config.json', () => {
  it('contains what the Stately CLI’s schema requires and allows, and stays local', () => {
    const keys = Object.keys(config);
    expect(keys).toEqual(expect.arrayContaining(required));
    expect(keys.filter((key) => ![...required, ...optional].includes(key))).toEqual([]);
  });

  it('names every machine file, and nothing else', () => {
    const taken = ['machines', 'src', 'tests'].flatMap(filesIn).filter(isTaken);
    expect(taken.sort()).toEqual(
      flowFolders()
        .map((flow) => `${flowFolder(flow)}/${flow}.machine.ts`)
        .sort(),
    );
  });
});
