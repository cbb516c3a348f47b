/** A device on which the customer is signed in. What is unknown about it is `null`. */
export type SignedInDevice = {
  readonly id: string;
  /** Name of the browser. */
  readonly browser: string | null;
  /** Name of the operating system. */
  readonly system: string | null;
  /** Where it signed in: ISO 3166 alpha-2. */
  readonly country: string | null;
  /** ISO 8601. */
  readonly signedInAt: string;
  /** ISO 8601. */
  readonly lastUsedAt: string;
  /** Whether it is the one that is used now. */
  readonly isCurrent: boolean;
};
