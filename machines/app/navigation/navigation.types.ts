/** The names by which a modal is opened (S2.navigation.1). */
export type DialogName = 'contact' | 'terms' | 'privacy';

/** A link of the navigation, a framed page, a notice or the header triggered an app event by name (D7.8). */
export type AppEventTriggered = {
  readonly type: 'appEvent.triggered';
  /** The name as the server wrote it after `event:`. Unknown names are logged. */
  readonly name: string;
  /** The id of the pressed element, which gets focus afterwards. */
  readonly activator: string | null;
};

export type NavigationEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  /** The app is about to show another screen. */
  | { readonly type: 'route.changed' }
  | AppEventTriggered;
