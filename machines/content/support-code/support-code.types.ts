import type { SupportCode } from '../../../src/domain/support';

export type SupportCodeOutcome =
  | { readonly kind: 'made'; readonly made: SupportCode }
  /** The server's messages. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type SupportCodeContext = {
  readonly made: SupportCode | null;
  readonly messages: readonly string[];
};

export type SupportCodeEvent =
  /** The customer has seen what would be sent, and wants a code. */
  { readonly type: 'code.requested' };

export type SupportCodeTag = 'busy';
