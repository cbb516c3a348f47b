import { expect, it } from 'vitest';
import { isListed } from '../../mutants/assess';
import equivalents from '../../mutants/equivalent.json';
import { mutantsOf } from '../../mutants/stryker';

const NOWHERE = { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } };

it('no equivalent mutant is listed twice', () => {
  const keys = equivalents.map(({ file, line, change }) => JSON.stringify([file, line, change]));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('every equivalent mutant is an edit that the run makes, named as it names it', async () => {
  const files = [...new Set(equivalents.map(({ file }) => file))];
  const made = (await mutantsOf(files)).filter(isListed(equivalents));
  const isMade = isListed(made);
  const others = equivalents.filter((entry) => !isMade({ ...entry, location: NOWHERE }));
  expect(others.map(({ file, change }) => `${file}  ${change}`)).toEqual([]);
});
