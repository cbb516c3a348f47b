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
