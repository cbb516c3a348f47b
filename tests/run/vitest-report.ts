/** The part of Vitest's JSON report that is counted. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

export type Counts = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] };

/**
 * The result of a Vitest run. Each of these counts as failed: a skipped or todo test, a file that could not be
 * loaded, a run that failed for another reason, and a run without tests. So a suite never passes by doing nothing.
 *
 * @param json the text of Vitest's JSON report, `null` if it wrote none
 * @param ended whether the run itself succeeded, and how it ended
 */
export function countTests(
  json: string | null,
  ended: { readonly ok: boolean; readonly why: string },
): Counts {
  if (json === null) return { passed: 0, failed: 1, notes: [`no test report: ${ended.why}`] };
  const report = JSON.parse(json) as Report;
  const notes: string[] = [];

  const notRun = report.numPendingTests + report.numTodoTests;
  if (notRun > 0) notes.push(`${notRun} tests were skipped, which counts as failed`);
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  for (const { name } of unloadable) notes.push(`the file as a whole failed: ${name}`);

  const passed = report.numPassedTests;
  let failed = report.numFailedTests + notRun + unloadable.length;
  if (passed + failed === 0) {
    notes.push('not one test ran');
    failed = 1;
  } else if (failed === 0 && !ended.ok) {
    notes.push(`every test passed, but the run ended badly: ${ended.why}`);
    failed = 1;
  }
  return { passed, failed, notes };
}
