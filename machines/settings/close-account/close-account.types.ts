export type CloseAccountEvent =
  | { readonly type: 'closing.requested' }
  | { readonly type: 'dialog.closed' }
  /** The subsequent logout failed and was requested again. */
  | { readonly type: 'logout.repeated' };

export type CloseAccountTag = 'busy' | 'irreversible';
