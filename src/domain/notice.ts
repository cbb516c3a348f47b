export type NoticeType = 'success' | 'error' | 'warning' | 'info' | 'neutral';

/**
 * A button of a notice (S3.notification.1). `button` runs a function of the app, `event` triggers an app event such
 * as contact, `link` opens a URL. `close` also closes the notice.
 */
export type NoticeButton = { readonly label: string; readonly close: boolean } & (
  | {
      readonly type: 'button';
      /** Name of the function to run; `null` only closes the notice. */
      readonly run: string | null;
    }
  | { readonly type: 'event'; readonly event: string }
  | { readonly type: 'link'; readonly link: string }
);

/** A checkbox in a notice. Its changes are reported immediately to whoever has shown the notice. */
export type NoticeCheckbox = { readonly label: string; readonly checked: boolean };

/** One of several subjects of a notice, with its own checkbox. */
export type NoticeItem = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly checkbox: NoticeCheckbox;
};

/** The element id of an item's checkbox. */
export const noticeCheckboxId = (notice: string, item: string): string => `notice-${notice}-${item}-checkbox`;

/** A notification (S3.notification.1). `message` is plain text, not markup. */
export type Notice = {
  /** A notice replaces another one with the same id. */
  readonly id: string;
  readonly type: NoticeType;
  /** `null` for the default title of the type. */
  readonly title: string | null;
  readonly message: string | readonly string[] | null;
  readonly buttons: readonly NoticeButton[];
  /** The subjects of the notice. Most notices have none. */
  readonly items?: readonly NoticeItem[];
  /** Id of the element that caused the notice. Closing it returns the focus there. */
  readonly activator: string | null;
  /** Whether closing it moves the focus. */
  readonly returnFocus: boolean;
  /** It is removed after a while, without the person closing it. */
  readonly leaves?: boolean;
};
