import type { Factor } from '../../../src/domain/factor';

export type FactorChangeContext = {
  /** What the dialog is about; `null` if none is open. */
  readonly factor: Factor | null;
};

export type FactorChangeEvent =
  | { readonly type: 'renaming.requested'; readonly factor: Factor }
  | { readonly type: 'removal.requested'; readonly factor: Factor }
  | { readonly type: 'dialog.closed' };

/** `irreversible`: the request is on its way, so the dialog cannot be closed. */
export type FactorChangeTag = 'busy' | 'irreversible';
