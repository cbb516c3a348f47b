import type { Clock } from '../clock';
import type { SimulatedProvider } from '../payments/simulator';
import type { AccountUsers } from '../services/account-users';
import type { Audit } from '../services/audit';
import type { Cards } from '../services/cards';
import type { CreditRequests } from '../services/credit-requests';
import type { Impersonations } from '../services/impersonation';
import type { MailService } from '../services/mail';
import type { RateLimits } from '../services/rate-limits';
import type { Sessions } from '../services/sessions';
import type { Switches } from '../services/switches';
import type { Executor } from '../storage/database';

/** What the operations, the older pages and the sandbox work with. */
export type Services = {
  readonly executor: Executor;
  /** As the tester has moved it. */
  readonly clock: Clock;
  readonly switches: Switches;
  readonly sessions: Sessions;
  readonly cards: Cards;
  readonly payments: SimulatedProvider;
  readonly stripePublicKey: string;
  readonly mail: MailService;
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
  readonly impersonations: Impersonations;
  readonly creditRequests: CreditRequests;
  readonly accountUsers: AccountUsers;
};
