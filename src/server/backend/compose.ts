import { movedClock, type Clock } from './clock';
import type { MailAccess } from './mail/access';
import type { PaymentProvider } from './payments/port';
import { createSimulator } from './payments/simulator';
import type { Services } from './routes/services';
import { createAudit } from './services/admin/audit';
import { createCardAccounts } from './services/cards/card-accounts';
import { createCards } from './services/cards/cards';
import { createFinishedIntents } from './services/cards/finished-intents';
import { createContact } from './services/content/contact';
import { createReceipts } from './services/premium/receipts';
import { createSubscriptions } from './services/premium/subscriptions';
import { createWithdrawals } from './services/premium/withdrawals';
import { createAccountUsers } from './services/profiles/account-users';
import { createCreditRequests } from './services/profiles/credit-requests';
import { createProfileCompletion } from './services/profiles/profile-completion';
import { createProfiles } from './services/profiles/profiles';
import { createRegistration } from './services/registration/registration';
import { createFactorResets } from './services/second-factor/factor-resets';
import { createFactors } from './services/second-factor/factors';
import { createPasskeys } from './services/second-factor/passkeys';
import { createSecondSteps } from './services/second-factor/second-steps';
import { createDevices } from './services/session/devices';
import { createEmailChanges } from './services/session/email-changes';
import { createImpersonations } from './services/session/impersonation';
import { createPasswords } from './services/session/passwords';
import { createSessions } from './services/session/sessions';
import { createSignInMails } from './services/session/sign-in-mails';
import { createSignIn } from './services/session/sign-in';
import { createSignedInDevices } from './services/session/signed-in-devices';
import { createCloseAccount } from './services/settings/close-account';
import { createCustomerSettings } from './services/settings/settings';
import { COMPANY_ADDRESS, createMail } from './services/shared/mail';
import { createRateLimits } from './services/shared/rate-limits';
import type { Switches } from './services/shared/switches';
import { createSupportCodes } from './services/support/support-codes';
import { createWhereabouts } from './services/support/whereabouts';
import type { Executor } from './storage/database';
import type { Turns } from './storage/turns';

export type ProviderContext = {
  readonly executor: Executor;
  readonly clock: Clock;
  readonly warn: (message: string) => void;
};

type Base = {
  readonly executor: Executor;
  readonly turns: Turns;
  /** The real clock, without a tester's offset. */
  readonly clock: Clock;
  readonly switches: Switches;
  readonly stripePublicKey: string;
  /** How mails are sent; null if they are kept. */
  readonly mailAccess: MailAccess | null;
  /** Creates the card provider; null for the simulated one. */
  readonly provider: ((context: ProviderContext) => PaymentProvider) | null;
  readonly warn: (message: string, facts?: object) => void;
};

/** Creates the services that the operations, the older pages and the sandbox use. */
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
  const signInMails = createSignInMails(executor, { clock, mail, rateLimits, switches });
  const passkeys = createPasskeys(executor, clock);
  const factorResets = createFactorResets(executor, { clock, mail, audit, rateLimits });
  const stepping = { clock, mail, rateLimits, switches, passkeys, factorResets };
  const secondSteps = createSecondSteps(executor, stepping);
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
    signIn: createSignIn(executor, {
      clock,
      sessions,
      rateLimits,
      accountUsers,
      devices,
      signInMails,
      secondSteps,
    }),
    factors: createFactors(executor, stepping),
    factorResets,
    secondSteps,
    devices,
    signedInDevices: createSignedInDevices(sessions, devices),
    signInMails,
    emailChanges: createEmailChanges(executor, { clock, sessions, rateLimits, mail, devices }),
    passwords: createPasswords(executor, { clock, sessions, rateLimits, mail, devices }),
    sendContactMessage: createContact(mail, rateLimits, mailAccess?.office ?? COMPANY_ADDRESS),
    rateLimits,
    impersonations: createImpersonations(executor, { clock, sessions, audit, switches, secondSteps }),
    creditRequests,
    accountUsers,
    supportCodes: createSupportCodes(executor, { clock, audit, rateLimits }),
    whereabouts: createWhereabouts(executor, { clock, audit }),
  };
}
