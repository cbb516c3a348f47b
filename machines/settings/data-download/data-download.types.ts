export type DataDownloadInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type SaveOutcome =
  /** The browser was handed a file of that name. */
  | { readonly kind: 'saved'; readonly name: string }
  /** Something of it could not be read. */
  | { readonly kind: 'unread' };

export type DataDownloadContext = DataDownloadInput & {
  /** What the last file is called; `null` before the first. */
  readonly fileName: string | null;
};

/** 'Download my data' was pressed. */
export type DataDownloadEvent = { readonly type: 'download.requested' };

export type DataDownloadTag = 'busy';
