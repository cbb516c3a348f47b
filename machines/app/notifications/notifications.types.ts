import type { Notice } from '../../../src/domain/notice';

export type NotificationsContext = {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** The ids of those that came behind an open dialog, and have not been read out yet. */
  readonly unannounced: readonly string[];
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
  /** The box of one of its items was ticked, or the tick taken away. */
  | {
      readonly type: 'notice.checkboxChanged';
      readonly id: string;
      readonly item: string;
      readonly checked: boolean;
    }
  /** What it said does not hold any more: it goes without the person. */
  | { readonly type: 'notice.withdrawn'; readonly id: string }
  | { readonly type: 'notices.cleared' }
  /** A dialog, or the drawer, has opened over the page. */
  | { readonly type: 'dialogs.opened' }
  /** None is open any more. */
  | { readonly type: 'dialogs.closed' };
