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

describe('the installed packages', () => {
  it('run on every supported Node version: `npm ci` prints no warnings', () => {
    const unfit = installed.flatMap(([path, { version = '', engines: { node = '*' } = {} }]) =>
      subset(engines.node, node) ? [] : [`${path} ${version} needs Node ${node}`],
    );
    expect(unfit).toEqual([]);
  });

  it('come from the registry that npm is configured with', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('support Node 20.19, as the README says', () => {
    expect(subset('^20.19.0', engines.node)).toBe(true);
  });
});
