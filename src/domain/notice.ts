export type NoticeType = 'success' | 'error' | 'warning' | 'info' | 'neutral';

/**
 * A button of a notice (S3.notification.1): `button` runs something of the app, `event` triggers an app event by its
 * name (contact, say), `link` leads to an address. `close` closes the notice with the press.
 */
export type NoticeButton = { readonly label: string; readonly close: boolean } & (
  | {
      readonly type: 'button';
      /** The name of what runs; `null`: the button only closes. */
      readonly run: string | null;
    }
  | { readonly type: 'event'; readonly event: string }
  | { readonly type: 'link'; readonly link: string }
);

/** A box to tick in a notice, which tells at once whoever has shown it. */
export type NoticeCheckbox = { readonly label: string; readonly checked: boolean };

/** One of the things that a notice is about: what it is, more of it, and a box of its own. */
export type NoticeItem = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly checkbox: NoticeCheckbox;
};

/** The id of the element in which the box of one of a notice's items can be ticked. */
export const noticeCheckboxId = (notice: string, item: string): string => `notice-${notice}-${item}-checkbox`;

/** A notification (S3.notification.1). `message` is text, never markup. */
export type Notice = {
  /** A notice with the id of another takes its place. */
  readonly id: string;
  readonly type: NoticeType;
  /** `null`: the title that every notice of its type has. */
  readonly title: string | null;
  readonly message: string | readonly string[] | null;
  readonly buttons: readonly NoticeButton[];
  /** What it is about, one by one; most have none. */
  readonly items?: readonly NoticeItem[];
  /** The id of the element that caused it; focus goes back there when the notice is closed. */
  readonly activator: string | null;
  /** Whether closing it moves the focus at all. */
  readonly returnFocus: boolean;
};
