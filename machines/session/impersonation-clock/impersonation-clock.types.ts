export type ImpersonationClockInput = {
  /** When the admin began to act for the customer, as the server says it (ISO 8601); `null` where it does not. */
  readonly startedAt: string | null;
};

/** How long it has lasted, in whole minutes; `nextMinuteMs` until that is no longer true. `null`: nobody can tell. */
export type ElapsedTime = { readonly minutes: number; readonly nextMinuteMs: number } | null;

export type ImpersonationClockContext = ImpersonationClockInput & {
  readonly minutes: number | null;
  readonly nextMinuteMs: number;
};
