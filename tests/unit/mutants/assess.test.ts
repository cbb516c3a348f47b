import { describe, expect, it } from 'vitest';
import { assess, type Equivalent } from '../../mutants/assess';
import { mutantOf, type Outcome, type Tried } from '../../mutants/mutant';

const source = `export const isOld = (age: number): boolean => age >= 30;
export const forget = (): void => {
  secrets.clear();
};
`;
const atLeast = { start: { line: 0, column: 47 }, end: { line: 0, column: 56 } };
const body = { start: { line: 1, column: 34 }, end: { line: 3, column: 1 } };

const tried = (file: string, outcome: Outcome, what: 'age' | 'body' = 'age'): Tried => ({
  ...mutantOf(
    file,
    source,
    what === 'age' ? { location: atLeast, replacement: 'age > 30' } : { location: body, replacement: '{}' },
  ),
  outcome,
});

const entry = (file: string, reason = 'Nobody is that old'): Equivalent => {
  const { line, change } = tried(file, 'survived');
  return { file, line, change, reason };
};

const provided = 'src/provide/age.ts';
const domain = 'src/domain/age.ts';
/** Every mutant that there is. */
const every = [provided, domain].flatMap((file) => [tried(file, 'noticed'), tried(file, 'noticed', 'body')]);
const noticed = Array.from({ length: 19 }, () => tried(domain, 'noticed', 'body'));

describe('a mutant', () => {
  it('is identified by its first line and its change', () => {
    expect(tried(provided, 'noticed')).toMatchObject({
      line: 'export const isOld = (age: number): boolean => age >= 30;',
      change: 'age >= 30 → age > 30',
    });
    expect(tried(provided, 'noticed', 'body').change).toBe('{ secrets.clear(); } → {}');
  });
});

describe('a run', () => {
  it('is counted by folder, and passes if all mutants were detected or are listed', () => {
    const { rows, errors } = assess(
      [tried(provided, 'survived'), tried(provided, 'static', 'body'), ...noticed],
      [entry(provided)],
      every,
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { folder: 'src/domain', mutants: 19, noticed: 19, survived: 0, equivalent: 0, static: 0 },
      { folder: 'src/provide', mutants: 2, noticed: 0, survived: 0, equivalent: 1, static: 1 },
      { folder: 'all', mutants: 21, noticed: 19, survived: 0, equivalent: 1, static: 1 },
    ]);
  });

  it('fails with an unlisted survivor, however many were detected', () => {
    const { rows, errors } = assess([tried(provided, 'survived'), ...noticed], [], every);
    expect(rows.at(-1)).toMatchObject({ noticed: 19, survived: 1, equivalent: 0 });
    expect(errors).toEqual(['nobody noticed src/provide/age.ts:1:48  age >= 30 → age > 30']);
  });

  it('fails below its goal', () => {
    const { errors } = assess([tried(provided, 'survived'), ...noticed.slice(1)], [], every);
    expect(errors[1]).toBe('94.7 % were noticed, 95 % have to be');
  });

  it.each([
    ['was noticed', [tried(domain, 'noticed'), ...noticed], every],
    ['is not there any more', noticed, [tried(domain, 'noticed', 'body')]],
  ])('fails with an entry whose mutant %s', (_what, mutants, all) => {
    expect(assess(mutants, [entry(domain)], all).errors).toEqual([
      'listed, and does not survive (any more): src/domain/age.ts  age >= 30 → age > 30',
    ]);
  });

  it('fails with an entry without a reason', () => {
    const { errors } = assess(noticed, [entry(provided, ' ')], every);
    expect(errors).toEqual(['without a reason: src/provide/age.ts  age >= 30 → age > 30']);
  });

  it('fails if nothing was tried', () => {
    expect(assess([], [], every).errors).toEqual(['not one mutant was tried']);
  });
});
