/** Where unexpected failures go: what failed and the error, never what a person typed. */
export interface FailureLog {
  report(source: string, error: unknown): void;
}

export const consoleFailureLog: FailureLog = {
  report: (source, error) => {
    console.error(`${source} failed`, error);
  },
};
