export type WhereaboutsInput = {
  /** The uuid of the customer who agreed. */
  readonly owner: string;
};

export type WhereaboutsContext = WhereaboutsInput;

/** `refused`: the server does not take it, because the session has ended or the company no longer offers this. */
export type ShownOutcome = { readonly kind: 'shown' } | { readonly kind: 'refused' };

/** The customer pressed Stop. */
export type WhereaboutsEvent = { readonly type: 'whereabouts.stopped' };

/** `shown`: an admin can see it. `unreachable`: the last try failed. */
export type WhereaboutsTag = 'shown' | 'unreachable' | 'busy';
