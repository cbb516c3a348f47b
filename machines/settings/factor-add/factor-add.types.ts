import type { FactorKind } from '../../../src/domain/factor';

export type FactorAddContext = {
  /** What is being added; `null` while no dialog is open. */
  readonly kind: FactorKind | null;
};

export type FactorAddEvent =
  /** Add was pressed for an authenticator app or a passkey. */
  { readonly type: 'add.requested'; readonly kind: FactorKind } | { readonly type: 'dialog.closed' };

/** `irreversible`: a request is on its way, so the dialog cannot be closed. */
export type FactorAddTag = 'busy' | 'irreversible';
