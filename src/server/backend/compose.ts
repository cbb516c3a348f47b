import { movedClock, type Clock } from './clock';
import { createSimulator } from './payments/simulator';
import type { Services } from './routes/services';
import { createAccountUsers } from './services/account-users';
import { createAudit } from './services/audit';
import { createCards } from './services/cards';
import { createCreditRequests } from './services/credit-requests';
import { createImpersonations } from './services/impersonation';
import { createMail } from './services/mail';
import { createRateLimits } from './services/rate-limits';
import { createSessions } from './services/sessions';
import type { Switches } from './services/switches';
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
    rateLimits: createRateLimits(executor, clock, switches),
    impersonations: createImpersonations(executor, { sessions, audit }),
    creditRequests: createCreditRequests(executor, { clock, mail, audit, switches }),
    accountUsers: createAccountUsers(executor, clock, mail),
  };
}
