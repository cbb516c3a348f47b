import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import equivalents from '../../mutants/equivalent.json';

const sourceOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');

it.each(equivalents)('the line of an equivalent mutant is still there: $file $change', ({ file, line }) => {
  expect(sourceOf(file)).toContain(line.replace(/…$/u, ''));
});
