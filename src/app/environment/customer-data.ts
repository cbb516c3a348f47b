import type { CollectionName } from '../../../machines/app/collections/collections.types';
import { sendToService, type Environment } from './environment';

export const clearResource = (environment: Environment, name: CollectionName): void =>
  sendToService(environment, name, { type: 'resource.cleared' });

/**
 * Clears the data that was loaded for one person (S4.logout.3). Input that the person typed is not cleared, because
 * it did not come from the server.
 */
export const clearCustomerData = (environment: Environment): void => {
  for (const name of ['links', 'cards', 'cardAccounts', 'accounts', 'subscriptions', 'receipts'] as const)
    clearResource(environment, name);
  sendToService(environment, 'notifications', { type: 'notices.cleared' });
};
