import type { SessionReport } from '../../session/session/session.types';
import type { Restarts } from '../supervision.types';

/** The app-wide actors. Each has its name as `systemId`. */
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
  /** The effective user's uuid, if that is a customer. Their cards are checked for expiry. */
  readonly customer: string | null;
  /** The uuid of the customer who lets support see where they are. */
  readonly agreed: string | null;
};

export type ServicesEvent =
  | SessionReport
  /** Retry was pressed on the start-up failure screen, because the session was unknown. */
  | { readonly type: 'boot.retried' }
  /** A customer lets support see where they are. */
  | { readonly type: 'whereabouts.agreed'; readonly owner: string };
