import { fromPromise } from 'xstate';
import { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import type { ResourceAnswer } from '../../../../machines/app/resource/resource.types';
import { selectLogoutRole } from '../../../../machines/session/session/session.selectors';
import { getAdminNav, getNav } from '../../../api/calls/content';
import type { CallOptions, Client } from '../../../api/client';
import {
  ACCOUNTS_STALE_MS,
  ADMIN_NAVIGATION_STALE_MS,
  CALL_TIMEOUT_MS,
  CARD_ACCOUNTS_STALE_MS,
  NAVIGATION_STALE_MS,
  RECEIPTS_STALE_MS,
  SUBSCRIPTIONS_STALE_MS,
} from '../../../domain/limits';
import { unknownEvents } from '../../../domain/app-event';
import { withoutScreen, withLinks } from '../../../domain/nav-item';
import { lateCode } from '../../../platform/late-code';
import { ownOrigin } from '../../../platform/page';
import { sendToService, type Environment } from '../../../app/environment/environment';

type View = (client: Client, uuid: string, options: CallOptions) => Promise<ResourceAnswer>;
type LoadInput = { owner: string | null };
/** A successful load: the owner and the number of items. */
type Loaded = { owner: string | null; count: number };

const reportNothing = () => undefined;

/**
 * Provides a collection of one person. The code of its request loads with the first load, not with the first screen.
 */
export const provideOwnedList = (
  { client }: Environment,
  call: () => Promise<View>,
  staleMs: number,
  loaded: (answer: Loaded) => void = reportNothing,
) =>
  resourceMachine.provide({
    actors: {
      loadItems: fromPromise<ResourceAnswer, LoadInput>(async ({ input, signal }) => {
        if (input.owner === null) throw new Error('The list cannot be loaded without its owner');
        const view = await call();
        return view(client, input.owner, { signal });
      }),
    },
    delays: { staleAfter: staleMs, loadTimeout: CALL_TIMEOUT_MS },
    actions: { reportLoaded: (_, answer) => loaded(answer) },
  });

/** Cards have no stale time: whatever changes them reloads them. */
export const provideCards = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/cards'))).viewCards,
    0,
  );

/** The loaded subscriptions decide whether the customer still has Premium (S4.subscription.1). */
export const provideSubscriptions = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/subscriptions'))).viewPremiumSubscriptions,
    SUBSCRIPTIONS_STALE_MS,
    (answer) => sendToService(environment, 'session', { type: 'subscriptions.loaded', ...answer }),
  );

export const provideCardAccounts = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/card-accounts'))).viewBusinessCards,
    CARD_ACCOUNTS_STALE_MS,
  );

export const provideAccounts = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/accounts'))).viewAccounts,
    ACCOUNTS_STALE_MS,
  );

/** Receipts have a stale time, because payments outside this app also create them. */
export const provideReceipts = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/receipts'))).listReceipts,
    RECEIPTS_STALE_MS,
  );

const isAdmin = ({ app }: Environment): boolean =>
  selectLogoutRole(app().system.get('session').getSnapshot()) === 'admin';

/**
 * Provides the navigation of the signed-in person, or of a visitor. An admin who does not act for a customer has a
 * separate navigation.
 */
export const provideLinks = (environment: Environment) => {
  const reported = new Set<string>();
  const logOnce = (problem: string): void => {
    if (!reported.has(problem)) environment.adapters.failures.report('navigation', new Error(problem));
    reported.add(problem);
  };
  return resourceMachine.provide({
    actors: {
      loadItems: fromPromise<ResourceAnswer, LoadInput>(async ({ signal }) => {
        const read = isAdmin(environment) ? getAdminNav : getNav;
        const { items, dead } = withLinks(await read(environment.client, { signal }), ownOrigin());
        // The menu omits them because they cannot be followed or triggered (`menu-entries.ts`), so they are reported.
        for (const { label, link } of dead) logOnce(`"${label}" is left out: "${link}" is no link`);
        for (const name of unknownEvents(items)) logOnce(`No app event is called ${name}`);
        for (const { label, link } of withoutScreen(items))
          logOnce(`"${label}" is left out: no screen is at ${link}`);
        // The menu does not say that entries are missing.
        return { records: items, leftOut: 0 };
      }),
    },
    delays: {
      staleAfter: () => (isAdmin(environment) ? ADMIN_NAVIGATION_STALE_MS : NAVIGATION_STALE_MS),
      loadTimeout: CALL_TIMEOUT_MS,
    },
    actions: { reportLoaded: reportNothing },
  });
};
