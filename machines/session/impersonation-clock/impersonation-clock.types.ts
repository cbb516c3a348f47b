export type ImpersonationClockInput = {
  /** When the admin began to act for the customer (ISO 8601), according to the server; `null` if it does not say. */
  readonly startedAt: string | null;
};

/** The elapsed time in whole minutes; `nextMinuteMs` is the time until the next minute. `null`: unknown. */
export type ElapsedTime = { readonly minutes: number; readonly nextMinuteMs: number } | null;

export type ImpersonationClockContext = ImpersonationClockInput & {
  readonly minutes: number | null;
  readonly nextMinuteMs: number;
};
