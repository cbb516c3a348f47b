import type { Config, PremiumConfig } from '../../src/domain/entities';
import type { SessionReport } from '../session/session.types';

/** The app-wide actors; each is found in the system under this name. */
export type ServiceName =
  | 'session'
  | 'logout'
  | 'notifications'
  | 'navigation'
  | 'cards'
  | 'subscriptions'
  | 'cardAccounts'
  | 'accounts';

export type AppContext = {
  readonly config: Config | null;
  /** `null`: not loaded, or no new Premium because it could not be. */
  readonly premiumConfig: PremiumConfig | null;
  /** How often each service was started again after a failure. */
  readonly restarts: Readonly<Record<ServiceName, number>>;
};

export type AppEvent =
  | SessionReport
  /** Retry on the start-up failure screen. */
  | { readonly type: 'boot.retried' };

export type AppTag = 'starting' | 'startUpFailed' | 'ready';
