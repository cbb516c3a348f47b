import { dataDownload as texts } from '#messages/settings/data-download';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { viewSettings } from '../../../api/calls/settings';
import { customerRecord, type CustomerHoldings } from '../../../domain/customer-record';
import type { Environment } from '../../../app/environment/environment';
import { upToDate, type ListName } from '../../../app/environment/reconciliation';
import { provideDownload, type DownloadPorts } from '../../app/download/download.provide';

/** @throws Error if any part could not be loaded, because an incomplete file is not offered */
async function gather(
  environment: Environment,
  customer: string,
  signal: AbortSignal,
): Promise<CustomerHoldings> {
  const read = async <Name extends ListName>(name: Name) => {
    const { items, whole } = await upToDate(environment, name, customer, signal);
    if (!whole) throw new Error(`Some of the ${name} could not be read`);
    return items;
  };
  const offered = selectOffers('receipts')(environment.app().getSnapshot());
  const [settings, cards, subscriptions, cardAccounts, accounts, receipts] = await Promise.all([
    viewSettings(environment.client, customer, { signal }),
    read('cards'),
    read('subscriptions'),
    read('cardAccounts'),
    read('accounts'),
    offered ? read('receipts') : [],
  ]);
  const user = selectUser(environment.app().system.get('session').getSnapshot());
  if (user?.uuid !== customer) throw new Error('The customer is no longer signed in');
  return {
    user,
    settings,
    cards,
    subscriptions,
    cardAccounts,
    accounts,
    receipts,
  };
}

/**
 * 'Download my data': a JSON file of the data that the app holds about the customer. It is complete or not created.
 */
export const provideDataDownload = (environment: Environment, ports: DownloadPorts = {}) =>
  provideDownload(
    environment,
    'data download',
    async ({ customer }, signal) => {
      const holdings = await gather(environment, customer, signal).catch(() => null);
      if (holdings === null) return { kind: 'refused', messages: [] };
      const at = new Date(environment.adapters.now()).toISOString();
      const record = JSON.stringify(customerRecord(holdings, at), null, 2);
      return {
        name: texts.fileName({ date: at.slice(0, at.indexOf('T')) }),
        content: new Blob([record], { type: 'application/json' }),
      };
    },
    ports,
  );
