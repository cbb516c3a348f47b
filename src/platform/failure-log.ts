/** Where in a chart something failed. */
export type FailurePlace = {
  /** The chart's state, as XState writes it. */
  readonly state: unknown;
  /** The type of the event that told of it. */
  readonly event: string;
};

type Report = (source: string, error: unknown, place?: FailurePlace) => void;

/** Where unexpected failures go: what failed and the error, never what a person typed. */
export interface FailureLog {
  readonly report: Report;
  /** Who hears of them besides: the telemetry, where there is one. */
  listener?: Report;
}

export const consoleFailureLog: FailureLog = {
  report: (source, error, place) => {
    console.error(`${source} failed`, error);
    consoleFailureLog.listener?.(source, error, place);
  },
};
