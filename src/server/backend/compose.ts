import { movedClock, type Clock } from './clock';
import { createSimulator } from './payments/simulator';
import type { Services } from './routes/services';
import { createAccountUsers } from './services/account-users';
import { createAudit } from './services/audit';
import { createCardAccounts } from './services/card-accounts';
import { createCards } from './services/cards';
import { createCloseAccount } from './services/close-account';
import { createContact } from './services/contact';
import { createCreditRequests } from './services/credit-requests';
import { createImpersonations } from './services/impersonation';
import { createMail } from './services/mail';
import { createPasswords } from './services/passwords';
import { createProfileCompletion } from './services/profile-completion';
import { createProfiles } from './services/profiles';
import { createRateLimits } from './services/rate-limits';
import { createReceipts } from './services/receipts';
import { createRegistration } from './services/registration';
import { createSessions } from './services/sessions';
import { createCustomerSettings } from './services/settings';
import { createSignIn } from './services/sign-in';
import { createSubscriptions } from './services/subscriptions';
import type { Switches } from './services/switches';
import { createWithdrawals } from './services/withdrawals';
import type { Executor } from './storage/database';

type Base = {
  readonly executor: Executor;
  /** Before a tester has moved it. */
  readonly clock: Clock;
  readonly switches: Switches;
  readonly stripePublicKey: string;
};

/** Puts together what the operations, the older pages and the sandbox work with. */
export function createServices({ executor, clock: base, switches, stripePublicKey }: Base): Services {
  const clock = movedClock(base, () => switches.current().clockOffsetMs);
  const payments = createSimulator(executor, clock, () => switches.current().challenges);
  const sessions = createSessions(executor, clock);
  const mail = createMail(executor, clock);
  const audit = createAudit(executor, clock);
  const rateLimits = createRateLimits(executor, clock, switches);
  const accountUsers = createAccountUsers(executor, clock, mail);
  const creditRequests = createCreditRequests(executor, { clock, mail, audit, switches });
  const receipts = createReceipts(executor, clock);
  const completion = createProfileCompletion(executor, { clock, creditRequests, mail, receipts });
  const profiles = createProfiles(executor, { clock, payments, switches, creditRequests, completion });
  return {
    executor,
    clock,
    switches,
    sessions,
    payments,
    stripePublicKey,
    mail,
    audit,
    cards: createCards(executor, payments, clock),
    cardAccounts: createCardAccounts(executor, clock),
    subscriptions: createSubscriptions(executor, { clock, mail }),
    withdrawals: createWithdrawals(executor, { clock, mail, payments, receipts }),
    receipts,
    profiles,
    registration: createRegistration(executor, { clock, mail, profiles }),
    customerSettings: createCustomerSettings(executor),
    closeAccount: createCloseAccount(executor),
    signIn: createSignIn(executor, { clock, sessions, rateLimits, accountUsers }),
    passwords: createPasswords(executor, { clock, sessions, rateLimits, mail }),
    sendContactMessage: createContact(mail, rateLimits),
    rateLimits,
    impersonations: createImpersonations(executor, { sessions, audit }),
    creditRequests,
    accountUsers,
  };
}
