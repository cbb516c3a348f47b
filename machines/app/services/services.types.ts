import type { SessionReport } from '../../session/session/session.types';
import type { Restarts } from '../supervision.types';

/** The app-wide actors; each is found in the system under this name. */
export type ServiceName =
  | 'session'
  | 'logout'
  | 'notifications'
  | 'navigation'
  | 'dialogs'
  | 'botCheck'
  | 'tabs'
  | 'newVersion'
  | 'expiringCards';

export type ServicesContext = {
  readonly restarts: Restarts;
  /** Whose cards are looked after: the effective user's uuid, where that is a customer. */
  readonly customer: string | null;
};

export type ServicesEvent =
  | SessionReport
  /** Retry on the start-up failure screen, where nobody could tell who is signed in. */
  | { readonly type: 'boot.retried' };
