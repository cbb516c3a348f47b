import type { CollectionName } from '../../../machines/app/collections/collections.types';
import { sendToService, type Environment } from './environment';

/** Forgets one cached collection. */
export const clearResource = (environment: Environment, name: CollectionName): void =>
  sendToService(environment, name, { type: 'resource.cleared' });

/** Forgets what was loaded for one person (S4.logout.3); what they typed is not the server's. */
export const clearCustomerData = (environment: Environment): void => {
  for (const name of ['links', 'cards', 'cardAccounts', 'accounts', 'subscriptions', 'receipts'] as const)
    clearResource(environment, name);
  sendToService(environment, 'notifications', { type: 'notices.cleared' });
};
