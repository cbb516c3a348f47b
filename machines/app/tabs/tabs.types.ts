export type TabsContext = {
  /** The uuid of the effective user, as far as this tab knows; `null` for nobody. */
  readonly account: string | null;
  /** The person who signed in in another tab while a visitor is registering in this one; `null` for nobody. */
  readonly newcomer: string | null;
  /** The visitor continues to register and ignores further messages about that person. */
  readonly stays: boolean;
};

export type TabsEvent =
  /** Somebody signed in in this tab. */
  | { readonly type: 'tabs.entered'; readonly account: string }
  /** This tab logged out. */
  | { readonly type: 'tabs.left' }
  /** The session ended without a logout, or never existed. Other tabs are not affected. */
  | { readonly type: 'tabs.lost' }
  /** A message from another tab, or what the browser's storage holds before a write. */
  | {
      readonly type: 'tabs.heard';
      readonly account: string | null;
      /** A visitor has entered registration data here and not submitted it. */
      readonly registering: boolean;
    }
  /** The visitor continues as the person who signed in and discards the registration data. */
  | { readonly type: 'tabs.joined' }
  /** The visitor keeps the page. */
  | { readonly type: 'tabs.kept' };
