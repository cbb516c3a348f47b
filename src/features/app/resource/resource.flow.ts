import { fixtures } from '../../../../machines/app/resource/resource.fixtures';
import { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideFigures } from '../../admin/dashboard/figures.provide';
import {
  provideAudit,
  provideCreditRequestList,
  provideCustomerAudit,
} from '../../admin/frame/admin-lists.provide';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideLinks,
  provideSubscriptions,
} from './resource.provide';

const listOf = (provided: typeof resourceMachine) => flowOf(resourceMachine, provided, fixtures);

/** Every provision of the chart. They share the chart but have different stale times. */
export const resources = {
  cards: listOf(provideCards(playedEnvironment)),
  subscriptions: listOf(provideSubscriptions(playedEnvironment)),
  cardAccounts: listOf(provideCardAccounts(playedEnvironment)),
  accounts: listOf(provideAccounts(playedEnvironment)),
  links: listOf(provideLinks(playedEnvironment)),
  figures: listOf(provideFigures(playedEnvironment)),
  creditRequests: listOf(provideCreditRequestList(playedEnvironment)),
  audit: listOf(provideAudit(playedEnvironment)),
  customerAudit: listOf(provideCustomerAudit(playedEnvironment)),
};

export const resourceFlow = resources.cardAccounts;
