import type { Notice } from '../../../src/domain/notice';

export type NotificationsContext = {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** The ids of notices that arrived behind an open dialog and are not announced yet. */
  readonly unannounced: readonly string[];
  /** The id of the element that caused the last closed notice. It gets focus. */
  readonly activator: string | null;
};

export type NotificationsEvent =
  | { readonly type: 'notice.shown'; readonly notice: Notice }
  | { readonly type: 'notice.closed'; readonly id: string }
  /** A button was pressed. `button` is its index, `element` the id of the pressed element. */
  | {
      readonly type: 'notice.buttonPressed';
      readonly id: string;
      readonly button: number;
      readonly element: string;
    }
  /** The checkbox of one of its items was ticked or cleared. */
  | {
      readonly type: 'notice.checkboxChanged';
      readonly id: string;
      readonly item: string;
      readonly checked: boolean;
    }
  /** The notice no longer applies and is removed without the person closing it. */
  | { readonly type: 'notice.withdrawn'; readonly id: string }
  | { readonly type: 'notices.cleared' }
  /** The pointer or the focus entered the notices (`held`), or both are outside of them now (`released`). */
  | { readonly type: 'notices.held' }
  | { readonly type: 'notices.released' }
  /** A dialog or the drawer opened over the page. */
  | { readonly type: 'dialogs.opened' }
  /** No dialog is open any more. */
  | { readonly type: 'dialogs.closed' };
