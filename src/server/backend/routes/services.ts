import type { Clock } from '../clock';
import type { PaymentProvider } from '../payments/port';
import type { SimulatedProvider } from '../payments/simulator';
import type { AccountUsers } from '../services/account-users';
import type { Audit } from '../services/audit';
import type { CardAccounts } from '../services/card-accounts';
import type { Cards } from '../services/cards';
import type { CloseAccount } from '../services/close-account';
import type { SendContactMessage } from '../services/contact';
import type { CreditRequests } from '../services/credit-requests';
import type { Devices } from '../services/devices';
import type { FinishedIntents } from '../services/finished-intents';
import type { Impersonations } from '../services/impersonation';
import type { MailService } from '../services/mail';
import type { Passwords } from '../services/passwords';
import type { Profiles } from '../services/profiles';
import type { RateLimits } from '../services/rate-limits';
import type { Receipts } from '../services/receipts';
import type { Registration } from '../services/registration';
import type { Sessions } from '../services/sessions';
import type { CustomerSettings } from '../services/settings';
import type { SignIn } from '../services/sign-in';
import type { Subscriptions } from '../services/subscriptions';
import type { Switches } from '../services/switches';
import type { Withdrawals } from '../services/withdrawals';
import type { Executor } from '../storage/database';

/** What the operations, the older pages and the sandbox work with. */
export type Services = {
  readonly executor: Executor;
  /** As the tester has moved it. */
  readonly clock: Clock;
  readonly switches: Switches;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly passwords: Passwords;
  readonly cards: Cards;
  readonly cardAccounts: CardAccounts;
  readonly subscriptions: Subscriptions;
  readonly withdrawals: Withdrawals;
  readonly receipts: Receipts;
  readonly profiles: Profiles;
  readonly registration: Registration;
  readonly customerSettings: CustomerSettings;
  readonly closeAccount: CloseAccount;
  readonly sendContactMessage: SendContactMessage;
  readonly payments: PaymentProvider;
  /** The payments, where they are simulated; else null. */
  readonly simulator: SimulatedProvider | null;
  readonly finishedIntents: FinishedIntents;
  readonly stripePublicKey: string;
  readonly mail: MailService;
  readonly audit: Audit;
  readonly devices: Devices;
  readonly rateLimits: RateLimits;
  readonly impersonations: Impersonations;
  readonly creditRequests: CreditRequests;
  readonly accountUsers: AccountUsers;
};
