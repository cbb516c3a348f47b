export type LegacyFrameContext = {
  /** How often the page was asked for by Retry: each time the frame is a new one. */
  readonly attempt: number;
  /** What the page that the frame shows calls itself; `null` before it is there, or when it has no title. */
  readonly title: string | null;
};

export type LegacyFrameEvent =
  /** The frame shows a page of this origin. */
  | { readonly type: 'frame.loaded'; readonly title: string | null }
  /** The frame shows what is no page of ours: no answer, an error of the server, another site. */
  | { readonly type: 'frame.unreadable' }
  /** A form of the page is being sent with POST. */
  | { readonly type: 'form.posted' }
  | { readonly type: 'frame.retried' };

export type LegacyFrameTag = 'busy';
