import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tooOld } from '../../../src/build/node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('Node %s is supported', (version) => {
  expect(tooOld(version)).toBeNull();
});

it.each(['18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
  'Node %s is told what is needed',
  (version) => {
    expect(tooOld(version)).toBe(
      `Cabrank needs Node 20.19, 22.13, 24 or newer, and this is Node ${version}.`,
    );
  },
);

it('is what package.json says', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24');
});
