export type DownloadInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** What is to be downloaded. */
export type WantedFile = {
  readonly id: string;
  /** What it is called where it could not be downloaded. */
  readonly name: string;
};

export type SaveFileInput = DownloadInput & { readonly file: WantedFile };

export type DownloadOutcome =
  /** The browser was handed a file of that name. */
  | { readonly kind: 'saved'; readonly name: string }
  /** There is no file: no answer, or one that says no, in these words. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type DownloadContext = DownloadInput & {
  /** What was asked for last; `null` before the first. */
  readonly file: WantedFile | null;
  /** What the last file is called that was saved; `null` before the first. */
  readonly fileName: string | null;
  /** Why there is no file, in the server's words. */
  readonly messages: readonly string[];
};

/** 'Download PDF' was pressed at a receipt, or 'Download my data'. */
export type DownloadEvent = { readonly type: 'download.requested'; readonly file: WantedFile };

export type DownloadTag = 'busy';
