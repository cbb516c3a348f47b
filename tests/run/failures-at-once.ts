import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test failed as soon as it has: Vitest's own summary comes last, after an hour of the browser. */
export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const { message, diff } of test.result().errors ?? []) {
      process.stdout.write(
        `failed: ${test.module.relativeModuleId} > ${test.fullName}\n${message}\n${diff ?? ''}\n`,
      );
    }
  }
}
