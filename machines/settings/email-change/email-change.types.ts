export type EmailChangeEvent =
  /** Change email address was pressed. */
  | { readonly type: 'change.requested' }
  /** The customer keeps their address and cancels the change that waits for confirmation. */
  | { readonly type: 'change.cancelled' }
  | { readonly type: 'dialog.closed' };

export type EmailChangeTag = 'cancelling' | 'irreversible';
