import { movedClock, type Clock } from './clock';
import type { MailAccess } from './mail/access';
import type { PaymentProvider } from './payments/port';
import { createSimulator } from './payments/simulator';
import type { Services } from './routes/services';
import { createAccountUsers } from './services/account-users';
import { createAudit } from './services/audit';
import { createCardAccounts } from './services/card-accounts';
import { createCards } from './services/cards';
import { createCloseAccount } from './services/close-account';
import { createContact } from './services/contact';
import { createCreditRequests } from './services/credit-requests';
import { createDevices } from './services/devices';
import { createFinishedIntents } from './services/finished-intents';
import { createImpersonations } from './services/impersonation';
import { COMPANY_ADDRESS, createMail } from './services/mail';
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
import type { Turns } from './storage/turns';

/** What a card provider works with. */
export type ProviderContext = {
  readonly executor: Executor;
  readonly clock: Clock;
  /** Writes a line into the log. */
  readonly warn: (message: string) => void;
};

type Base = {
  readonly executor: Executor;
  readonly turns: Turns;
  /** Before a tester has moved it. */
  readonly clock: Clock;
  readonly switches: Switches;
  readonly stripePublicKey: string;
  /** How mails are sent; null where they are kept. */
  readonly mailAccess: MailAccess | null;
  /** Makes the card provider; null for the simulated one. */
  readonly provider: ((context: ProviderContext) => PaymentProvider) | null;
  readonly warn: (message: string, facts?: object) => void;
};

/** Puts together what the operations, the older pages and the sandbox work with. */
export function createServices(base: Base): Services {
  const { executor, turns, switches, stripePublicKey, mailAccess, provider, warn } = base;
  const clock = movedClock(base.clock, () => switches.current().clockOffsetMs);
  const simulator = createSimulator(executor, clock, () => switches.current().challenges);
  const payments = provider?.({ executor, clock, warn }) ?? simulator;
  const sessions = createSessions(executor, clock);
  const mail = createMail(executor, clock, { sentBy: mailAccess && base.clock });
  const audit = createAudit(executor, clock);
  const rateLimits = createRateLimits(executor, clock, switches);
  const devices = createDevices(executor, clock);
  const accountUsers = createAccountUsers(executor, clock, mail);
  const creditRequests = createCreditRequests(executor, { clock, mail, audit, switches });
  const receipts = createReceipts(executor, clock);
  const completion = createProfileCompletion(executor, { clock, creditRequests, mail, receipts });
  const profiles = createProfiles(executor, { clock, turns, payments, switches, creditRequests, completion });
  const cards = createCards(executor, { payments, clock, turns });
  return {
    executor,
    clock,
    switches,
    sessions,
    payments,
    simulator: provider === null ? simulator : null,
    finishedIntents: createFinishedIntents(executor, { profiles, cards }),
    stripePublicKey,
    mail,
    audit,
    cards,
    cardAccounts: createCardAccounts(executor, clock),
    subscriptions: createSubscriptions(executor, { clock, mail }),
    withdrawals: createWithdrawals(executor, { clock, mail, payments, receipts }),
    receipts,
    profiles,
    registration: createRegistration(executor, { clock, mail, profiles, rateLimits, warn }),
    customerSettings: createCustomerSettings(executor),
    closeAccount: createCloseAccount(executor, payments),
    signIn: createSignIn(executor, { clock, sessions, rateLimits, accountUsers, devices }),
    devices,
    passwords: createPasswords(executor, { clock, sessions, rateLimits, mail, devices }),
    sendContactMessage: createContact(mail, rateLimits, mailAccess?.office ?? COMPANY_ADDRESS),
    rateLimits,
    impersonations: createImpersonations(executor, { sessions, audit }),
    creditRequests,
    accountUsers,
  };
}
