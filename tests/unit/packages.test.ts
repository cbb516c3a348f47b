import { readFileSync } from 'node:fs';
import { subset } from 'semver';
import { describe, expect, it } from 'vitest';

type Package = {
  readonly version?: string;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { engines } = read('package.json') as { readonly engines: { readonly node: string } };
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Package>> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('the packages that are installed', () => {
  it('run on every Node that we promise: `npm ci` warns of none', () => {
    const unfit = installed.flatMap(([path, { version = '', engines: { node = '*' } = {} }]) =>
      subset(engines.node, node) ? [] : [`${path} ${version} needs Node ${node}`],
    );
    expect(unfit).toEqual([]);
  });

  it('come from whichever registry npm is told of', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('are promised for Node 20.19, as the README says', () => {
    expect(subset('^20.19.0', engines.node)).toBe(true);
  });
});
