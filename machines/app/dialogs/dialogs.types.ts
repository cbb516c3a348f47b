import type { ContentPage } from '../../content/content/content.types';

/** The dialogs that are opened by name (S2.navigation.1). */
export type DialogName = ContentPage;

export type DialogsContext = {
  /**
   * The id of the element that opened the dialog and gets focus when it closes. `null`: the element that had focus
   * before.
   */
  readonly activator: string | null;
};

export type DialogsEvent =
  | { readonly type: 'dialog.requested'; readonly name: DialogName; readonly activator: string | null }
  /** Escape or the close button was pressed. */
  | { readonly type: 'dialog.closed' }
  /** The app navigated to another screen. */
  | { readonly type: 'route.changed' }
  /** A screen shows this page, or Retry was pressed. */
  | { readonly type: 'content.requested'; readonly page: ContentPage };
