import { afterAll, describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { specs } from '../../machines/specs';
import { writeAsserted } from '../../support/charts/mutants/asserted';
import { accountOf, shareNoticed, tableOfMutants, type Account } from './account';
import { equivalent } from './equivalent';
import { assess } from './assess';

/** `npm run test:mutants`: every edit of every chart, and what in its suite detects it. */
const accounts: Record<string, Account> = {};

/** The required share of detectable mutants that are detected. */
const LEAST_NOTICED = 0.97;

describe.each(specs.map((spec) => ({ flow: spec.flow.machine.id, spec })))('$flow', ({ flow, spec }) => {
  it('fails its suite, whatever is changed', () => {
    const account = accountOf(spec.flow, assess(spec), equivalent[flow] ?? {});
    accounts[flow] = account;
    expect(account.mutants).toBeGreaterThan(0);
    expect(account.survived).toEqual([]);
    expect(account.walked).toEqual([]);
    expect(account.stale).toEqual([]);
  });
});

it('the list covers every chart, and no others', () => {
  expect(Object.keys(accounts).sort()).toEqual(Object.keys(flows).sort());
  expect(Object.keys(flows)).toEqual(expect.arrayContaining(Object.keys(equivalent)));
});

it(`detects at least ${LEAST_NOTICED * 100} % of what can be detected`, () => {
  expect(shareNoticed(Object.values(accounts))).toBeGreaterThanOrEqual(LEAST_NOTICED);
});

afterAll(() => {
  console.log(tableOfMutants(accounts, equivalent));
  writeAsserted(Object.fromEntries(Object.entries(accounts).map(([flow, { asserted }]) => [flow, asserted])));
});
