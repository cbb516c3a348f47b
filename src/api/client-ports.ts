export type NoticeRequest = {
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message: string | readonly string[] | null;
};

/** The literal texts of failures (S8.generic). They are passed in, because this layer has no texts of its own. */
export type ClientTexts = {
  /** 'Error!' */
  readonly error: string;
  /** 'Success!': default title and default message. */
  readonly success: string;
  /** 'An error occurred with your request' */
  readonly genericTitle: string;
  /** 'Please try again later' */
  readonly tryAgain: string;
  /** 'The field options.url is mandatory' */
  readonly mandatoryUrl: string;
  /** Shown when a write is not sent because somebody else has signed in. */
  readonly accountChanged: string;
  /** Shown when a write is not sent because an admin only looks at the account. */
  readonly onlyLooking: string;
};

export type ClientPorts = {
  readonly fetch: typeof fetch;
  readonly notify: (notice: NoticeRequest) => void;
  /** Number of times that the session was confirmed so far. */
  readonly proofs: () => number;
  /**
   * Called after a 401 to a call that checks the session; `true` once the session is confirmed to be the same.
   *
   * @param proofs the result of `proofs` when the call was sent: a later confirmation already answers it
   */
  readonly unauthorized: (proofs: number) => Promise<boolean>;
  /** The owner of the session: the effective user's uuid, or `null`. */
  readonly account: () => string | null;
  /** Whether the session refuses every write, because an admin only looks at the account. */
  readonly refusesWrites: () => boolean;
  /** Whether a write would still be made in that account's name. Another tab may have signed in as somebody else. */
  readonly mayWrite: () => boolean;
  /** Called for each record of a list that could not be parsed and was dropped: where, and why. */
  readonly leftOut: (problem: string) => void;
  /** Called once when the server's version differs from the first one seen. */
  readonly expired: (version: string) => void;
  readonly texts: ClientTexts;
  /** Timeout for the whole response. Defaults to 30 s. */
  readonly timeoutMs?: number;
};
