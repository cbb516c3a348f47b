/** The document of a frame once it has loaded. `null` if there is none that the app may read, as on another origin. */
export type FramedDocument = {
  readonly title: string | null;
  /** Absolute. */
  readonly address: string;
  /** HTTP status, where the browser tells it; 0 else. */
  readonly status: number;
} | null;

const SERVER_ERROR = 500;

/** Whether a frame shows a page, even one that reports a problem. A missing answer and a server error are no pages. */
export const isPage = (shown: FramedDocument): shown is NonNullable<FramedDocument> =>
  shown !== null && shown.status < SERVER_ERROR;
