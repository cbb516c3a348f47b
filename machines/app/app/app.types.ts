import type { Config, PremiumConfig } from '../../../src/domain/entities';
import type { SessionReport } from '../../session/session/session.types';

export type AppContext = {
  readonly config: Config | null;
  /** `null`: not loaded, or no new Premium because it could not be. */
  readonly premiumConfig: PremiumConfig | null;
};

export type AppEvent =
  | SessionReport
  /** Retry on the start-up failure screen. */
  | { readonly type: 'boot.retried' }
  /** Premium was offered at another price, or under other terms, by now. */
  | { readonly type: 'offer.changed'; readonly premiumConfig: PremiumConfig };

export type AppTag = 'starting' | 'startUpFailed' | 'ready';
