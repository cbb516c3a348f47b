export type EmailChangeEvent =
  /** Change email address was pressed. */
  | { readonly type: 'change.requested' }
  /** The customer keeps their address: the one that waits for its confirmation is forgotten. */
  | { readonly type: 'change.cancelled' }
  | { readonly type: 'dialog.closed' };

export type EmailChangeTag = 'cancelling' | 'irreversible';
