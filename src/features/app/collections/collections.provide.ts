import { collectionsMachine } from '../../../../machines/app/collections/collections.machine';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideLinks,
  provideReceipts,
  provideSubscriptions,
} from '../resource/resource.provide';

export const provideCollections = (environment: Environment) =>
  collectionsMachine.provide({
    actors: {
      links: provideLinks(environment),
      cards: provideCards(environment),
      subscriptions: provideSubscriptions(environment),
      cardAccounts: provideCardAccounts(environment),
      accounts: provideAccounts(environment),
      receipts: provideReceipts(environment),
    },
    actions: {
      logFailure: (acting, { source, error }) => reportFailure(environment, source)(acting, { error }),
    },
  });
