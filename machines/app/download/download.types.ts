export type DownloadInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** A file to download. */
export type WantedFile = {
  readonly id: string;
  /** The name shown if the download fails. */
  readonly name: string;
};

export type SaveFileInput = DownloadInput & { readonly file: WantedFile };

export type DownloadOutcome =
  /** The browser was given a file with this name. */
  | { readonly kind: 'saved'; readonly name: string }
  /** There is no file: the server did not answer, or refused with these messages. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type DownloadContext = DownloadInput & {
  /** The file requested last; `null` before the first request. */
  readonly file: WantedFile | null;
  /** The name of the file saved last; `null` before the first. */
  readonly fileName: string | null;
  /** The server's messages about the failed download. */
  readonly messages: readonly string[];
};

/** 'Download PDF' was pressed for a receipt, or 'Download my data', or 'Export CSV'. */
export type DownloadEvent = { readonly type: 'download.requested'; readonly file: WantedFile };

export type DownloadTag = 'busy';
