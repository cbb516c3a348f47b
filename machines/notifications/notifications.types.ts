import type { Notice } from '../../src/domain/entities';

export type NotificationsContext = {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** The element that caused the notice that was closed last; focus goes back there. */
  readonly activator: string | null;
};

export type NotificationsEvent =
  | { readonly type: 'notice.shown'; readonly notice: Notice }
  | { readonly type: 'notice.closed'; readonly id: string }
  | { readonly type: 'notices.cleared' };
