export type RecoveryCodesEvent = { readonly type: 'renewal.requested' } | { readonly type: 'dialog.closed' };

/** `irreversible`: the request is on its way, so the dialog cannot be closed. */
export type RecoveryCodesTag = 'busy' | 'irreversible';
