import type { Notice } from '../../src/domain/notice';

export type NotificationsContext = {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** The element that caused the notice that was closed last; focus goes back there. */
  readonly activator: string | null;
};

export type NotificationsEvent =
  | { readonly type: 'notice.shown'; readonly notice: Notice }
  | { readonly type: 'notice.closed'; readonly id: string }
  /** A button was pressed: `button` counts from 0, `element` is the id of the pressed element. */
  | {
      readonly type: 'notice.buttonPressed';
      readonly id: string;
      readonly button: number;
      readonly element: string;
    }
  /** Its box was ticked, or the tick taken away. */
  | { readonly type: 'notice.checkboxChanged'; readonly id: string; readonly checked: boolean }
  /** What it said does not hold any more: it goes without the person. */
  | { readonly type: 'notice.withdrawn'; readonly id: string }
  | { readonly type: 'notices.cleared' };
