import type { ContentPage } from '../../content/content/content.types';

/** The dialogs that are opened by name (S2.navigation.1). */
export type DialogName = ContentPage;

export type DialogsContext = {
  /** The id of the element that asked for the open dialog and gets the focus back; `null`: what had the focus then. */
  readonly activator: string | null;
};

export type DialogsEvent =
  | { readonly type: 'dialog.requested'; readonly name: DialogName; readonly activator: string | null }
  /** Escape, the cross. */
  | { readonly type: 'dialog.closed' }
  /** The address leads to another screen. */
  | { readonly type: 'route.changed' }
  /** A screen shows this page, or somebody pressed Retry. */
  | { readonly type: 'content.requested'; readonly page: ContentPage };
