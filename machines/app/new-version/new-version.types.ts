export type NewVersionEvent =
  /** An answer of the server named another version than the first one (S4.session.3). */
  | { readonly type: 'version.expired' }
  /** A part of the app could not be loaded: after a deploy the old parts are gone, and without a connection all are. */
  | { readonly type: 'chunk.failed'; readonly online: boolean }
  /** The device has a connection again. */
  | { readonly type: 'connection.returned' }
  /** Reload was pressed. */
  | { readonly type: 'reload.requested' }
  /** Reload although what was typed is lost. */
  | { readonly type: 'reload.confirmed' }
  /** Not now. */
  | { readonly type: 'reload.declined' };

/** What loading the page again would interrupt, the gravest first. */
export type Work = { readonly kind: 'payment' | 'unsavedInput' | 'none' };
