import { getAudit, getCustomerAudit, listCreditAccountRequests } from '../../../api/calls/admin-area';
import type { Environment } from '../../../app/environment/environment';
import { provideOwnedList } from '../../app/resource/resource.provide';

/** No stale time: each screen loads its list, because other people change it. */
const LASTS = 0;

/** Provides all credit account requests, for an admin (D2.extensionGroups.admin). */
export const provideCreditRequestList = (environment: Environment) =>
  provideOwnedList(
    environment,
    () => Promise.resolve((client, _admin, options) => listCreditAccountRequests(client, options)),
    LASTS,
  );

/** Provides the actions of all admins, for an admin. */
export const provideAudit = (environment: Environment) =>
  provideOwnedList(
    environment,
    () => Promise.resolve((client, _admin, options) => getAudit(client, options)),
    LASTS,
  );

/** Provides what admins did to a customer and in the customer's name, for the customer. */
export const provideCustomerAudit = (environment: Environment) =>
  provideOwnedList(environment, () => Promise.resolve(getCustomerAudit), LASTS);
