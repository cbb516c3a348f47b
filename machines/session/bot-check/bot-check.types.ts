import type { BotAction } from '../../../src/domain/bot-action';

/** A form that waits for its token. The sender chooses `id`. */
export type BotCheckRequest = { readonly id: string; readonly action: BotAction };

export type BotCheckContext = {
  /** The provider's site key. */
  readonly key: string;
  /** The waiting requests, in queue order. */
  readonly requests: readonly BotCheckRequest[];
};

export type BotCheckEvent =
  /** A form is about to be submitted. `key` is the deployment's site key; `null`: there is no bot check. */
  | { readonly type: 'token.requested'; readonly request: BotCheckRequest; readonly key: string | null }
  /** The sender no longer waits for the token. */
  | { readonly type: 'token.abandoned'; readonly id: string }
  /** Retry was pressed on the notice. */
  | { readonly type: 'check.retried' };

export type BotCheckEmitted =
  | { readonly type: 'token.made'; readonly id: string; readonly token: string }
  /** None of these requests gets a token. */
  | { readonly type: 'token.failed'; readonly ids: readonly string[] };

export type MakeTokenInput = { readonly key: string; readonly action: BotAction };

export type BotCheckTag = 'busy';
