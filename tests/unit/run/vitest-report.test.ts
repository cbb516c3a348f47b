import { describe, expect, it } from 'vitest';
import { countTests } from '../../run/vitest-report';

const well = { ok: true, why: 'exit code 0' };
const badly = { ok: false, why: 'exit code 1' };
const file = (status: string, ...assertions: readonly string[]) => ({
  name: 'tests/unit/some.test.ts',
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});
const report = (passed: number, failed: number, more: object = {}): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('passed', 'passed')],
    ...more,
  });

describe('counting a test report', () => {
  it('takes the figures of a good run', () => {
    expect(countTests(report(12, 0), well)).toEqual({ passed: 12, failed: 0, notes: [] });
  });

  it('takes the figures of a failed run once', () => {
    const testResults = [file('failed', 'failed', 'passed')];
    expect(countTests(report(11, 1, { testResults }), badly)).toMatchObject({ passed: 11, failed: 1 });
  });

  it('counts skipped and todo tests as failed', () => {
    expect(countTests(report(10, 0, { numPendingTests: 1, numTodoTests: 2 }), well)).toMatchObject({
      failed: 3,
    });
  });

  it('counts a file that could not be loaded', () => {
    const counts = countTests(report(10, 0, { testResults: [file('failed')] }), badly);
    expect(counts).toMatchObject({ passed: 10, failed: 1 });
    expect(counts.notes[0]).toContain('tests/unit/some.test.ts');
  });

  it('fails a run in which nothing ran', () => {
    expect(countTests(report(0, 0, { testResults: [] }), well)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a run with an error exit code although every test passed', () => {
    expect(countTests(report(10, 0), badly)).toMatchObject({ passed: 10, failed: 1 });
  });

  it('fails a run that wrote no report', () => {
    expect(countTests(null, badly)).toEqual({ passed: 0, failed: 1, notes: ['no test report: exit code 1'] });
  });
});
