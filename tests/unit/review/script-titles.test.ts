import { expect, it } from 'vitest';
import { titlesOf } from '../../../src/review/scripts/titles';

const outline = (seen: readonly string[], done: readonly string[] = []) => ({ flow: 'Cards', seen, done });

it('says what is seen one after the other, without repeats', () => {
  expect(titlesOf([outline(['No response', 'No response', 'Saved'])])).toEqual([
    '"Cards": "No response", then "Saved"',
  ]);
});

it('says what is done only where the same is seen', () => {
  expect(
    titlesOf([
      outline(['Saved'], ['Press "Add".']),
      outline(['Refused'], ['Press "Add".']),
      outline(['Saved'], ['Press "Add".', 'Press "Close".']),
    ]),
  ).toEqual([
    '"Cards": "Saved". Press "Add".',
    '"Cards": "Refused"',
    '"Cards": "Saved". Press "Add". Press "Close".',
  ]);
});

it('numbers scripts in which the same is seen and done', () => {
  const same = outline(['Saved'], ['Press "Add".']);
  expect(titlesOf([same, same])).toEqual([
    '"Cards": "Saved". Press "Add". (1)',
    '"Cards": "Saved". Press "Add". (2)',
  ]);
});
