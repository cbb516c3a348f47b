/** The code under which a recording is kept for the company's support (D2.extensionGroups.support). */
export type SupportCode = {
  /** As it is told: `7K3FM-Q2W9D`. */
  readonly code: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** A recording that a customer sent. */
export type SupportRecording = {
  /** The text of its file. */
  readonly recording: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly expiresAt: string;
};

/** One line of what a recording says. */
export type RecordedLine = {
  /** Ms before the recording was made. */
  readonly ago: number;
  /** The name of the chart, such as `card-add`. */
  readonly chart: string;
  readonly event: string;
  /** The state after it, such as `steps: filling`. */
  readonly state: string;
};

/** A chart of the app that is active, and since when it is in its state. */
export type ActiveChart = {
  /** The name of the chart, such as `card-add`. */
  readonly chart: string;
  readonly state: string;
  /** ISO 8601. */
  readonly since: string;
};

/** Where a customer is in the app. */
export type Whereabouts = {
  /** Those that changed last come first. */
  readonly charts: readonly ActiveChart[];
  /** When the customer's app last told it; ISO 8601. */
  readonly at: string;
};

/** A chart that is active on this page. */
export type PresentChart = {
  readonly chart: string;
  readonly state: string;
  /** For how long it is in this state (ms). */
  readonly ago: number;
};
