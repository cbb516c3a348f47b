export type NewVersionEvent =
  /** A response named another version than the first response (S4.session.3). */
  | { readonly type: 'version.expired' }
  /** A chunk of the app could not be loaded. A deploy removes the old chunks; offline, every chunk fails. */
  | { readonly type: 'chunk.failed'; readonly online: boolean }
  /** The device is online again. */
  | { readonly type: 'connection.returned' }
  | { readonly type: 'reload.requested' }
  /** The person confirmed the reload although unsaved input is lost. */
  | { readonly type: 'reload.confirmed' }
  /** The person declined the reload. */
  | { readonly type: 'reload.declined' };

/** What a reload would interrupt. If there are several, the most serious. */
export type Work = { readonly kind: 'payment' | 'unsavedInput' | 'none' };
