import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { appMachine } from '../../../machines/app/app/app.machine';
import { selectOwner, selectUser } from '../../../machines/session/session/session.selectors';
import '../../../src/api/calls/accounts';
import '../../../src/api/calls/card-accounts';
import '../../../src/api/calls/cards';
import '../../../src/api/calls/content';
import '../../../src/api/calls/receipts';
import '../../../src/api/calls/sandbox';
import '../../../src/api/calls/subscriptions';
import '../../../src/domain/settings-values';
import { createDrafts } from '../../../src/platform/drafts';
import { createTabs } from '../../../src/platform/tabs';
import type { PaymentsAccess } from '../../../src/payments/access';
import { createAdapters } from '../../../src/app/environment/adapters';
import { provideApp } from '../../../src/features/app/app/app.provide';
import { createApiClient } from '../../../src/app/environment/client';
import type { AppSystem, Environment } from '../../../src/app/environment/environment';
import { FlowClock } from '../../../src/review/play/flow-clock';
import type { RaceBrowser } from './browser';
import { giveBack, takeMould } from './mould';

/** Makes the app defective. */
export type Changed = (root: typeof appMachine, environment: Environment) => typeof appMachine;

type TabOptions = {
  readonly name: string;
  /** The tab's storage, which survives a reload. */
  readonly kept: Storage;
  readonly payments?: PaymentsAccess;
  readonly changed?: Changed;
  /** A defective client. */
  readonly client?: typeof createApiClient;
  /** Called with every actor that starts in it or beside it. */
  readonly started?: (actor: AnyActorRef) => void;
};

/** Noon of a fixed day, whenever a schedule is played. */
const NOON = Date.UTC(2026, 10, 20, 12);

const noFocus = { current: () => null, returnTo: () => undefined, rescue: () => undefined };

/** Waits for everything that needs no timer. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The whole app with its real provisions and client, in one tab of a browser. */
export function openTab(
  browser: RaceBrowser,
  { name, kept, payments, changed, client, started }: TabOptions,
) {
  const clock = new FlowClock();
  const channel = browser.channel(name);
  const nowhere = (): never => {
    throw new Error('There is a channel');
  };
  let ids = 0;
  const adapters = {
    ...createAdapters({ fetch: browser.fetch(name) }),
    ...(payments && { payments }),
    drafts: createDrafts(() => kept),
    focus: noFocus,
    tabs: createTabs({ storage: () => browser.local, window: nowhere, channel: () => channel }),
    failures: { report: () => undefined },
    newId: () => `${name}-${(ids += 1)}`,
    now: () => NOON,
  };
  const inspect = started && {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') started(event.actorRef as AnyActorRef);
    },
  };
  const environment: Environment = {
    adapters,
    client: (client ?? createApiClient)(adapters, () => environment),
    app: () => root,
    noticeCallbacks: new Map(),
    loadExpiringCards: () => new Promise<never>(() => undefined),
  };
  const mould = changed || client ? null : takeMould(environment);
  const chart = mould?.chart ?? provideApp(environment);
  const actorOptions = { clock, ...inspect };
  const root: AppSystem = createActor(changed?.(chart, environment) ?? chart, actorOptions);
  root.subscribe({ error: () => undefined });
  root.start();

  const session = () => root.system.get('session').getSnapshot();
  return {
    name,
    kept,
    root,
    environment,
    /** The clock and the inspection of the app, for actors that run beside it. */
    actorOptions,
    clock,
    drafts: adapters.drafts,
    session,
    /** The user according to the app, once the session is settled; `undefined` while unknown. */
    signedIn: (): string | null | undefined =>
      session().hasTag('settled') ? (selectUser(session())?.uuid ?? null) : undefined,
    /** The owner of the screen, once settled; includes a person who must sign in again in place. */
    owner: (): string | null | undefined =>
      session().hasTag('settled') ? selectOwner(session()) : undefined,
    stop: () => void root.stop(),
    /** Stops everything of this tab. */
    clear: () => {
      if (mould) giveBack(mould);
    },
  };
}

export type RaceTab = ReturnType<typeof openTab>;
