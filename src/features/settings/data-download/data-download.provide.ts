import { fromPromise } from 'xstate';
import { dataDownload as texts } from '#messages/settings/data-download';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { dataDownloadMachine } from '../../../../machines/settings/data-download/data-download.machine';
import type {
  DataDownloadInput,
  SaveOutcome,
} from '../../../../machines/settings/data-download/data-download.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { viewSettings } from '../../../api/calls/settings';
import { customerRecord, type CustomerHoldings } from '../../../domain/customer-record';
import { saveFile, type FileToSave } from '../../../platform/save-file';
import type { Environment } from '../../../app/environment/environment';
import { upToDate, type ListName } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** @throws Error where something of it could not be read: there is no half of it */
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
  if (user?.uuid !== customer) throw new Error('The customer is not signed in any more');
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

type DataDownloadPorts = {
  /** Hands the file to the browser. */
  readonly save?: (file: FileToSave) => void;
};

/** 'Download my data': a JSON file of what the app holds about the customer, complete or not at all. */
export const provideDataDownload = (
  environment: Environment,
  { save = saveFile }: DataDownloadPorts = {},
) => {
  const { adapters } = environment;
  return dataDownloadMachine.provide({
    actors: {
      saveData: fromPromise<SaveOutcome, DataDownloadInput>(async ({ input, signal }) => {
        const holdings = await gather(environment, input.customer, signal).catch(() => null);
        if (holdings === null) return { kind: 'unread' };
        const at = new Date(adapters.now()).toISOString();
        const name = texts.fileName({ date: at.slice(0, at.indexOf('T')) });
        const record = JSON.stringify(customerRecord(holdings, at), null, 2);
        save({ name, content: new Blob([record], { type: 'application/json' }) });
        return { kind: 'saved', name };
      }),
    },
    actions: { logFailure: reportFailure(environment, 'data download') },
  });
};
