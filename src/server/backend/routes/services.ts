import type { Clock } from '../clock';
import type { PaymentProvider } from '../payments/port';
import type { SimulatedProvider } from '../payments/simulator';
import type { Audit } from '../services/admin/audit';
import type { CardAccounts } from '../services/cards/card-accounts';
import type { Cards } from '../services/cards/cards';
import type { FinishedIntents } from '../services/cards/finished-intents';
import type { SendContactMessage } from '../services/content/contact';
import type { Receipts } from '../services/premium/receipts';
import type { Subscriptions } from '../services/premium/subscriptions';
import type { Withdrawals } from '../services/premium/withdrawals';
import type { AccountUsers } from '../services/profiles/account-users';
import type { CreditRequests } from '../services/profiles/credit-requests';
import type { Profiles } from '../services/profiles/profiles';
import type { Registration } from '../services/registration/registration';
import type { Devices } from '../services/session/devices';
import type { Impersonations } from '../services/session/impersonation';
import type { Passwords } from '../services/session/passwords';
import type { Sessions } from '../services/session/sessions';
import type { SignIn } from '../services/session/sign-in';
import type { CloseAccount } from '../services/settings/close-account';
import type { CustomerSettings } from '../services/settings/settings';
import type { MailService } from '../services/shared/mail';
import type { RateLimits } from '../services/shared/rate-limits';
import type { Switches } from '../services/shared/switches';
import type { Executor } from '../storage/database';

/** The services that the operations, the older pages and the sandbox use. */
export type Services = {
  readonly executor: Executor;
  /** The clock with a tester's offset. */
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
  /** The simulated provider; null with a real one. */
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
