import type { Scheduler } from 'fast-check';
import { createActor, waitFor } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
import '../../src/api/calls/card-accounts';
import '../../src/api/calls/cards';
import '../../src/api/calls/content';
import '../../src/api/calls/subscriptions';
import { selectIsReady } from '../../machines/app/app.selectors';
import { selectUser } from '../../machines/session/session.selectors';
import type { PaymentsAccess } from '../../src/payments/access';
import { createDrafts } from '../../src/platform/drafts';
import { createAdapters } from '../../src/provide/adapters';
import { provideApp } from '../../src/provide/app';
import { createApiClient } from '../../src/provide/client';
import type { AppSystem, Environment } from '../../src/provide/environment';
import { FlowClock } from '../../src/review/play/flow-clock';
import { pageStorage } from './page-storage';
import type { RaceCall, RaceServer } from './race-server';

/** What becomes of a call on its way. */
export type Fate = 'answered' | 'neverArrived' | 'answerLost';

type Changes = {
  /** The app with something about it wrong. */
  readonly changed?: (root: typeof appMachine, environment: Environment) => typeof appMachine;
  readonly payments?: PaymentsAccess;
  readonly fateOf?: (call: RaceCall) => Fate;
};

/** Lets everything happen that waits for nothing but its turn. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * The whole app over its real provisions and client, with somebody signed in. From then on every request and every
 * answer takes its time, and the scheduler says in which order they come.
 *
 * @param session the cookie that the browser has at first
 */
export async function startRace(
  scheduler: Scheduler,
  server: RaceServer,
  session: string | null,
  { changed = (root) => root, payments, fateOf = () => 'answered' }: Changes = {},
) {
  const browser = { session, scheduled: false };
  const announced: { last: string | null } = { last: null };
  const inTurn = (label: string): Promise<unknown> =>
    browser.scheduled ? scheduler.schedule(Promise.resolve(), label) : Promise.resolve();

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call: RaceCall = {
      method: (init.method ?? 'get').toUpperCase(),
      path: input instanceof Request ? input.url : String(input),
      body: typeof init.body === 'string' ? init.body : '',
      key: new Headers(init.headers).get('idempotency-key'),
      session: browser.session,
    };
    const name = `${call.method} ${call.path}`;
    const fate = browser.scheduled ? fateOf(call) : 'answered';
    await inTurn(`${name} arrives`);
    if (fate === 'neverArrived') throw new TypeError('Failed to fetch');
    const answer = server.handle(call);
    await inTurn(`${name} is answered`);
    if (fate === 'answerLost') throw new TypeError('Failed to fetch');
    if (answer.session !== undefined) browser.session = answer.session;
    return Response.json(answer.envelope);
  };

  const clock = new FlowClock();
  const kept = pageStorage();
  const drafts = createDrafts(() => kept);
  const adapters = {
    ...createAdapters({ fetch }),
    ...(payments && { payments }),
    drafts,
    focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
    tabs: {
      announce: (account: string | null) => void (announced.last = account),
      current: () => announced.last,
      listen: () => () => undefined,
    },
    failures: { report: () => undefined },
  };
  const environment: Environment = {
    adapters,
    client: createApiClient(adapters, () => environment),
    app: () => root,
    actorOptions: { clock },
    noticeCallbacks: new Map(),
    loadExpiringCards: () => new Promise<never>(() => undefined),
  };
  const root: AppSystem = createActor(changed(provideApp(environment), environment), { clock });
  root.subscribe({ error: () => undefined });
  root.start();
  await waitFor(root as never, selectIsReady as never);
  await settle();
  browser.scheduled = true;

  const sessionNow = () => root.system.get('session').getSnapshot();
  return {
    root,
    environment,
    clock,
    drafts,
    browser,
    announced,
    session: sessionNow,
    /** Who the app says is signed in, once it is settled; `undefined` while nobody can tell. */
    signedIn: (): string | null | undefined =>
      sessionNow().hasTag('settled') ? (selectUser(sessionNow())?.uuid ?? null) : undefined,
    /** Goes on until nothing is under way any more, and looks after each thing that happened. */
    async drain(look: () => void): Promise<void> {
      await settle();
      look();
      while (scheduler.count() > 0) {
        await scheduler.waitNext(1);
        await settle();
        look();
      }
    },
    stop: () => void root.stop(),
  };
}

export type Race = Awaited<ReturnType<typeof startRace>>;
