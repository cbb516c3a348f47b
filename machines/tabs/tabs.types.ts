export type TabsContext = {
  /** Who is signed in as far as this tab knows: the effective user's uuid, or `null` for nobody. */
  readonly account: string | null;
};

export type TabsEvent =
  /** Somebody is signed in in this tab. */
  | { readonly type: 'tabs.entered'; readonly account: string }
  /** This tab has logged out. */
  | { readonly type: 'tabs.left' }
  /** The session ended without a logout, or there was none: no other tab's concern. */
  | { readonly type: 'tabs.lost' }
  /** What another tab said, or what the browser's storage says before a write. */
  | { readonly type: 'tabs.heard'; readonly account: string | null };
