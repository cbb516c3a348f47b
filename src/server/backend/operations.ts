import type { Operations } from './http/operation';
import { adminOperations } from './routes/admin';
import { authOperations } from './routes/auth';
import { cardOperations } from './routes/cards';
import { contentOperations } from './routes/content';
import { paymentProfileOperations } from './routes/payment-profiles';
import { deviceOperations } from './routes/devices';
import { emailChangeOperations } from './routes/email-change';
import { premiumOperations } from './routes/premium';
import { receiptOperations } from './routes/receipts';
import { registrationOperations } from './routes/registration';
import { sandboxOperations } from './routes/sandbox';
import { secondFactorOperations } from './routes/second-factor';
import type { Services } from './routes/services';
import { settingsOperations } from './routes/settings';
import { startOperations } from './routes/start';
import { supportOperations } from './routes/support';

/**
 * All operations of this backend. Operations of a disabled extension group, and the contract's other
 * operations, answer 404.
 */
export const operationsOf = (services: Services): Operations => ({
  ...startOperations(services),
  ...authOperations(services),
  ...contentOperations(services),
  ...cardOperations(services),
  ...paymentProfileOperations(services),
  ...receiptOperations(services),
  ...settingsOperations(services),
  ...deviceOperations(services),
  ...emailChangeOperations(services),
  ...secondFactorOperations(services),
  ...premiumOperations(services),
  ...registrationOperations(services),
  ...adminOperations(services),
  ...supportOperations(services),
  ...sandboxOperations(services),
});
