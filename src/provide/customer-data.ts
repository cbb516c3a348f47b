import type { ServiceName } from '../../machines/app/app.types';
import { tell, type Environment } from './environment';

type ResourceName = Exclude<ServiceName, 'session' | 'logout' | 'notifications'>;

/** Forgets one cached collection. */
export const clearResource = (environment: Environment, name: ResourceName): void =>
  tell(environment, name, { type: 'resource.cleared' });

/** Forgets everything that belongs to one person (specification, section 4 "Logout"; decisions, section 3). */
export const clearCustomerData = (environment: Environment): void => {
  for (const name of ['navigation', 'cards', 'cardAccounts', 'accounts', 'subscriptions'] as const)
    clearResource(environment, name);
  environment.adapters.drafts.clear();
  environment.adapters.payments.forget();
  tell(environment, 'notifications', { type: 'notices.cleared' });
};
