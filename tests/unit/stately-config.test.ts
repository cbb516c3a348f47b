import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('stately.config.json holds what the Stately CLI’s schema allows and requires, and stays local', () => {
  expect(JSON.parse(readFileSync('stately.config.json', 'utf8'))).toEqual({
    $schema: 'https://stately.ai/schemas/statelyai.json',
    version: '1.0.0',
    defaultXStateVersion: 5,
    include: ['machines/**/*.machine.ts'],
    exclude: ['**/*.test.*'],
    newMachinesDir: 'machines',
  });
});
