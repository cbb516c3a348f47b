import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyActorRef, InspectionEvent, Snapshot } from 'xstate';
import { selectIsReady } from '../../machines/app/app/app.selectors';
import { selectIsLoading } from '../../machines/app/resource/resource.selectors';
import { selectIsChecking } from '../../machines/session/session/session.selectors';
import '../../src/api/calls/card-accounts';
import '../../src/api/calls/cards';
import '../../src/api/calls/content';
import '../../src/api/calls/subscriptions';
import { EXPIRING_CARD_CHECK_MS, EXPIRING_CARD_LOOK_MS } from '../../src/domain/limits';
import { createAdapters } from '../../src/app/environment/adapters';
import { createAppSystem } from '../../src/app/app-system';
import type { AppSystem } from '../../src/app/environment/environment';
import * as expiringCards from '../../src/features/cards/expiring-cards/expiring-cards.provide';
import { FlowClock } from '../../src/review/play/flow-clock';
import { bridge } from '../../src/app/router/bridge';
import type { AppRouter } from '../../src/app/router/router';
import { countedServer, type Kind } from './thirty-days-server';

const DAY_MS = 86_400_000;
const BEGAN = Date.UTC(2026, 10, 20);
/** If the app is not at rest after this many turns of the event loop, it has a defect. */
const MAX_TURNS = 10_000;

/** What the app retains at the end of a day, after garbage collection. */
export type DayEnd = {
  readonly day: number;
  /** Bytes of the whole process's heap. */
  readonly heap: number;
  readonly actors: number;
  readonly timers: number;
  /** Subscriptions to actors. */
  readonly listeners: number;
};

export type Month = {
  /** The number of requests of each kind. A request of no kind is listed by its address. */
  readonly asked: ReadonlyMap<string, number>;
  readonly days: readonly DayEnd[];
};

export type MonthOptions = {
  readonly days: number;
  /** How often the person returns to the window (ms, whole minutes); `null`: never. */
  readonly returnsEveryMs: number | null;
  /** Called at every return, after the app has handled it. */
  readonly onReturn?: (app: AppSystem) => void;
};

/** The requests that an open page must send (S4.dataFreshness.1, S4.expiringCardCheck.1). */
export function expectedRequests({ days, returnsEveryMs }: MonthOptions): Readonly<Record<Kind, number>> {
  // After more than half an hour the user and the navigation are stale.
  const returns = returnsEveryMs === null ? 0 : Math.floor((days * DAY_MS) / returnsEveryMs);
  const checks = Math.floor((days * DAY_MS) / EXPIRING_CARD_CHECK_MS);
  return {
    configuration: 1,
    prices: 1,
    user: 1 + returns,
    navigation: 1 + returns,
    cards: 1 + checks,
    subscriptions: 1 + checks,
    // Requested once a card expires, to find out what it pays for.
    'card accounts': 1,
  };
}

type Heard = {
  readonly observers: ReadonlySet<unknown>;
  readonly eventListeners: ReadonlyMap<string, ReadonlySet<unknown>>;
};

const listenersOf = (actor: AnyActorRef): number => {
  const { observers, eventListeners } = actor as unknown as Heard;
  return [...eventListeners.values()].reduce((total, { size }) => total + size, observers.size);
};

/** Tracks every actor that was started and still runs. */
function followActors() {
  const actors = new Set<AnyActorRef>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') actors.add(event.actorRef as AnyActorRef);
    },
    alive: (): readonly AnyActorRef[] => {
      for (const actor of actors)
        if ((actor.getSnapshot() as Snapshot<unknown>).status !== 'active') actors.delete(actor);
      return [...actors];
    },
  };
}

/** The window and the router as the bridge sees them. The address never changes. */
function openWindow(app: AppSystem) {
  const heard = new Map<string, () => void>();
  const never = () => new Promise<never>(() => undefined);
  const listening = {
    addEventListener: (type: string, listener: () => void) => void heard.set(type, listener),
    removeEventListener: (type: string) => void heard.delete(type),
  };
  return {
    window: { ...listening, document: { ...listening, visibilityState: 'visible' } } as unknown as Window,
    router: {
      subscribe: () => () => undefined,
      invalidate: never,
      navigate: never,
      latestLocation: { href: '/profile' },
      options: { context: { app, pageAt: () => null } },
    } as unknown as AppRouter,
    comeBack: () => heard.get('focus')?.(),
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Leaves the app open with its real provisions for some days of a simulated clock, with a signed-in customer whose
 * cards are checked. The network and the page are stand-ins.
 *
 * @throws Error when it does not come to rest
 */
export async function leaveOpen({ days, returnsEveryMs, onReturn }: MonthOptions): Promise<Month> {
  const { send, asked } = countedServer();
  const clock = new FlowClock();
  const { inspect, alive } = followActors();
  const adapters = {
    ...createAdapters({ fetch: send }),
    focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
    tabs: { announce: () => undefined, current: () => null, listen: () => () => undefined },
    // There is no page and no checkbox.
    failures: { report: () => undefined },
    now: () => BEGAN + clock.now(),
  };
  const { app, environment } = createAppSystem(adapters, {
    clock,
    inspect,
    loadExpiringCards: () => Promise.resolve(expiringCards),
  });
  const lists = ['links', 'cards', 'subscriptions', 'cardAccounts'] as const;
  const isBusy = (): boolean =>
    !selectIsReady(app.getSnapshot()) ||
    selectIsChecking(app.system.get('session').getSnapshot()) ||
    lists.some((name) => selectIsLoading(app.system.get(name).getSnapshot()));
  const rest = async (): Promise<void> => {
    let quiet = 0;
    for (let turns = 0; quiet < 3; turns += 1) {
      if (turns > MAX_TURNS) throw new Error('The app does not come to rest');
      await turn();
      quiet = isBusy() ? 0 : quiet + 1;
    }
  };

  const { window, router, comeBack } = openWindow(app);
  const leave = bridge(environment, router, window);
  const ends: DayEnd[] = [];
  try {
    app.start();
    await rest();
    for (let now = EXPIRING_CARD_LOOK_MS; now <= days * DAY_MS; now += EXPIRING_CARD_LOOK_MS) {
      clock.advance(EXPIRING_CARD_LOOK_MS);
      await rest();
      if (returnsEveryMs !== null && now % returnsEveryMs === 0) {
        comeBack();
        await rest();
        onReturn?.(app);
        await rest();
      }
      if (now % DAY_MS !== 0) continue;
      collectGarbage();
      const actors = alive();
      ends.push({
        day: now / DAY_MS,
        heap: process.memoryUsage().heapUsed,
        actors: actors.length,
        timers: clock.remaining().length,
        listeners: actors.reduce((total, actor) => total + listenersOf(actor), 0),
      });
    }
  } finally {
    leave();
    app.stop();
  }
  return { asked, days: ends };
}
