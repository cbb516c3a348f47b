export type TabsContext = {
  /** Who is signed in as far as this tab knows: the effective user's uuid, or `null` for nobody. */
  readonly account: string | null;
  /** Who has signed in in another tab while a visitor is registering in this one; `null` for nobody. */
  readonly newcomer: string | null;
  /** The visitor goes on registering as nobody in particular, whatever is said of that newcomer. */
  readonly stays: boolean;
};

export type TabsEvent =
  /** Somebody is signed in in this tab. */
  | { readonly type: 'tabs.entered'; readonly account: string }
  /** This tab has logged out. */
  | { readonly type: 'tabs.left' }
  /** The session ended without a logout, or there was none: no other tab's concern. */
  | { readonly type: 'tabs.lost' }
  /** What another tab said, or what the browser's storage says before a write. */
  | {
      readonly type: 'tabs.heard';
      readonly account: string | null;
      /** A visitor has entered something here to register with, and has not sent it. */
      readonly registering: boolean;
    }
  /** The visitor goes on as the newcomer: what was entered to register with is given up. */
  | { readonly type: 'tabs.joined' }
  /** The visitor keeps the page. */
  | { readonly type: 'tabs.kept' };
