import type { Config, PremiumConfig } from '../../../src/domain/entities';
import type { SessionReport } from '../../session/session/session.types';

export type AppContext = {
  readonly config: Config | null;
  /** `null`: not loaded. If loading failed, new Premium is not offered. */
  readonly premiumConfig: PremiumConfig | null;
};

export type AppEvent =
  | SessionReport
  /** Retry was pressed on the start-up failure screen. */
  | { readonly type: 'boot.retried' }
  /** A customer lets support see where they are in the app. */
  | { readonly type: 'whereabouts.agreed'; readonly owner: string }
  /** The server now offers Premium at another price or under other terms. */
  | { readonly type: 'offer.changed'; readonly premiumConfig: PremiumConfig };

export type AppTag = 'starting' | 'startUpFailed' | 'ready';
