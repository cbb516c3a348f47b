export type DataDownloadInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** The file as it was handed to the browser. */
export type SavedFile = { readonly name: string };

export type DataDownloadContext = DataDownloadInput & {
  /** What the last file is called; `null` before the first. */
  readonly fileName: string | null;
};

/** 'Download my data' was pressed. */
export type DataDownloadEvent = { readonly type: 'download.requested' };

export type DataDownloadTag = 'busy';
