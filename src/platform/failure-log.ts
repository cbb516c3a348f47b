/** Where in a chart a failure occurred. */
export type FailurePlace = {
  /** The chart's state value, as in XState. */
  readonly state: unknown;
  /** The type of the event that reported it. */
  readonly event: string;
};

type Report = (source: string, error: unknown, place?: FailurePlace) => void;

/** Reports unexpected failures: what failed and the error, never a user's input. */
export interface FailureLog {
  readonly report: Report;
  /** An additional listener: the telemetry, if enabled. */
  listener?: Report;
}

export const consoleFailureLog: FailureLog = {
  report: (source, error, place) => {
    console.error(`${source} failed`, error);
    consoleFailureLog.listener?.(source, error, place);
  },
};
