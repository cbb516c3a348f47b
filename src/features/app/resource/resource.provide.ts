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
import { withLinks } from '../../../domain/nav-item';
import { lateCode } from '../../../platform/late-code';
import { ownOrigin } from '../../../platform/page';
import { sendToService, type Environment } from '../../../app/environment/environment';

type View = (client: Client, uuid: string, options: CallOptions) => Promise<ResourceAnswer>;
type LoadInput = { owner: string | null };
/** A good answer: whose it is, and how many things are in it. */
type Loaded = { owner: string | null; count: number };

const reportNothing = () => undefined;

/** A collection of one person; its call comes with the first load that needs it, not with the first screen. */
export const provideOwnedList = (
  { client }: Environment,
  call: () => Promise<View>,
  staleMs: number,
  loaded: (answer: Loaded) => void = reportNothing,
) =>
  resourceMachine.provide({
    actors: {
      loadItems: fromPromise<ResourceAnswer, LoadInput>(async ({ input, signal }) => {
        if (input.owner === null) throw new Error('These data belong to somebody');
        const view = await call();
        return view(client, input.owner, { signal });
      }),
    },
    delays: { staleAfter: staleMs, loadTimeout: CALL_TIMEOUT_MS },
    actions: { reportLoaded: (_, answer) => loaded(answer) },
  });

/** Cards have no stale time of their own: what changes them reloads them. */
export const provideCards = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/cards'))).viewCards,
    0,
  );

/** What is loaded decides whether the customer still has Premium (S4.subscription.1). */
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

/** Receipts come with payments: also with those that nobody made in this app. */
export const provideReceipts = (environment: Environment) =>
  provideOwnedList(
    environment,
    async () => (await lateCode(() => import('../../../api/calls/receipts'))).listReceipts,
    RECEIPTS_STALE_MS,
  );

const isAdmin = ({ app }: Environment): boolean =>
  selectLogoutRole(app().system.get('session').getSnapshot()) === 'admin';

/** The navigation of whoever is signed in, nobody included; an admin who is not acting for a customer has their own. */
export const provideLinks = (environment: Environment) => {
  const told = new Set<string>();
  const logOnce = (problem: string): void => {
    if (!told.has(problem)) environment.adapters.failures.report('navigation', new Error(problem));
    told.add(problem);
  };
  return resourceMachine.provide({
    actors: {
      loadItems: fromPromise<ResourceAnswer, LoadInput>(async ({ signal }) => {
        const read = isAdmin(environment) ? getAdminNav : getNav;
        const { items, dead } = withLinks(await read(environment.client, { signal }), ownOrigin());
        // Nobody can follow or trigger them (`menu-entries.ts`): they are on record.
        for (const { label, link } of dead) logOnce(`"${label}" is left out: "${link}" is no link`);
        for (const name of unknownEvents(items)) logOnce(`No app event is called ${name}`);
        // A menu says nothing of what it lacks.
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
