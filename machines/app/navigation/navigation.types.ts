/** What a modal is opened by (S2.navigation.1). */
export type DialogName = 'contact' | 'terms' | 'privacy';

/** A link of the navigation, a framed page, a notice or the header asks for something by name (D7.8). */
export type AppEventTriggered = {
  readonly type: 'appEvent.triggered';
  /** As the server wrote it after `event:`; names that nobody knows are logged. */
  readonly name: string;
  /** The id of the element that was pressed; focus goes back there. */
  readonly activator: string | null;
};

export type NavigationEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  /** Another screen is about to show. */
  | { readonly type: 'route.changed' }
  | AppEventTriggered;
