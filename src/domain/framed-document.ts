/** What a frame shows once it has loaded, as it says itself; `null` for what has no document that may be read. */
export type FramedDocument = {
  readonly title: string | null;
  /** Absolute. */
  readonly address: string;
  /** HTTP status, where the browser tells it; 0 else. */
  readonly status: number;
} | null;

const SERVER_ERROR = 500;

/** Whether a page has come, be it one that says what is wrong: no answer and an error of the server are none. */
export const isPage = (shown: FramedDocument): shown is NonNullable<FramedDocument> =>
  shown !== null && shown.status < SERVER_ERROR;
