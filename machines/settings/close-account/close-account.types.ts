export type CloseAccountEvent =
  /** Close My Account was pressed. */
  | { readonly type: 'closing.requested' }
  | { readonly type: 'dialog.closed' }
  /** The logout that follows did not work, and was asked for again. */
  | { readonly type: 'logout.repeated' };

export type CloseAccountTag = 'busy' | 'irreversible';
