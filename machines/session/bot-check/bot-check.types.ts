import type { BotAction } from '../../../src/domain/bot-action';

/** A form that waits for its token; `id` is made by whoever asks. */
export type BotCheckRequest = { readonly id: string; readonly action: BotAction };

export type BotCheckContext = {
  /** The site key that the provider is asked with. */
  readonly key: string;
  /** Who waits, the first in line first. */
  readonly requests: readonly BotCheckRequest[];
};

export type BotCheckEvent =
  /** A form is about to be sent. `key` is the deployment's site key; `null`: there is nothing to check with. */
  | { readonly type: 'token.requested'; readonly request: BotCheckRequest; readonly key: string | null }
  /** Whoever asked does not wait any more. */
  | { readonly type: 'token.abandoned'; readonly id: string }
  /** Retry was pressed on the notice. */
  | { readonly type: 'check.retried' };

export type BotCheckEmitted =
  | { readonly type: 'token.made'; readonly id: string; readonly token: string }
  /** None of these gets a token. */
  | { readonly type: 'token.failed'; readonly ids: readonly string[] };

export type MakeTokenInput = { readonly key: string; readonly action: BotAction };

export type BotCheckTag = 'busy';
