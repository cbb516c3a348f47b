import type { Receipt } from '../../../src/domain/entities';

export type ReceiptDownloadInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type DownloadInput = ReceiptDownloadInput & { readonly receipt: Receipt };

export type DownloadOutcome =
  /** The browser was handed a file of that name. */
  | { readonly kind: 'saved'; readonly name: string }
  /** There is no file: no answer, or one that says no, in these words. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type ReceiptDownloadContext = ReceiptDownloadInput & {
  /** The receipt that was asked for last; `null` before the first. */
  readonly receipt: Receipt | null;
  /** What the last file is called; `null` before the first. */
  readonly fileName: string | null;
  /** Why there is no file, in the server's words. */
  readonly messages: readonly string[];
};

/** Download PDF was pressed at a receipt. */
export type ReceiptDownloadEvent = { readonly type: 'receipt.requested'; readonly receipt: Receipt };

export type ReceiptDownloadTag = 'busy';
