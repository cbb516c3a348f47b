export type CloseAccountEvent =
  | { readonly type: 'closing.requested' }
  | { readonly type: 'dialog.closed' }
  /** The subsequent logout failed and was requested again. */
  | { readonly type: 'logout.repeated' };

/** `closed`: the server's own answer said that the account is closed. */
export type LoggingOut = { readonly closed: boolean };

export type CloseAccountTag = 'busy' | 'irreversible';
