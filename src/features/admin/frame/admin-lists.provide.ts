import { lateCode } from '../../../platform/late-code';
import type { Environment } from '../../../app/environment/environment';
import { provideOwnedList } from '../../app/resource/resource.provide';

/** They are read anew by each screen that shows them: other people change them. */
const LASTS = 0;

const calls = () => lateCode(() => import('../../../api/calls/admin-area'));

/** Every credit account request, for an admin (D2.extensionGroups.admin). */
export const provideCreditRequestList = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => {
      const { listCreditAccountRequests } = await calls();
      return (client, _admin, options) => listCreditAccountRequests(client, options);
    },
    LASTS,
  );

/** What admins did, for an admin. */
export const provideAudit = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => {
      const { getAudit } = await calls();
      return (client, _admin, options) => getAudit(client, options);
    },
    LASTS,
  );

/** What admins did to a customer and in their name, for the customer's own eyes. */
export const provideCustomerAudit = (environment: Environment) =>
  provideOwnedList(environment, async () => (await calls()).getCustomerAudit, LASTS);
