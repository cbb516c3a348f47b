import type { AnyActorRef, InspectionEvent } from 'xstate';
import { vi } from 'vitest';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import type { BotCheck } from '../../../src/platform/bot-check';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import type { Environment } from '../../../src/app/environment/environment';
import { FlowClock } from '../../../src/review/play/flow-clock';

const envelope = (response: unknown): Response => Response.json({ code: 200, response });

const config = { stripePublicKey: 'pk_test_1', hasContact: false, premiumEnabled: false, demo: false };

export type NotifiedOptions = {
  /** The deployment's site key; none by default. */
  readonly recaptchaKey?: string | null;
  readonly botCheck?: BotCheck;
  readonly prefersLessMotion?: () => boolean;
  /** Set it if the signed-in user's cards are checked. */
  readonly loadExpiringCards?: Environment['loadExpiringCards'];
  /** The initial wall-clock time (epoch milliseconds). */
  readonly wallMs?: number;
  /** The server's response to a call; by default nobody is signed in. */
  readonly fetch?: (url: string) => Promise<Response> | undefined;
};

/**
 * The started app system with its real provisions and a simulated clock. The network, focus and the bot check's
 * provider are stand-ins. `heard` contains the events sent to an actor of the system, by its name.
 */
export function notifiedSystem({
  recaptchaKey,
  botCheck,
  prefersLessMotion,
  loadExpiringCards,
  wallMs = Date.UTC(2026, 10, 20),
  fetch,
}: NotifiedOptions = {}) {
  const answer = (url: string): Promise<Response> => {
    if (url === '/api/config') return Promise.resolve(envelope({ ...config, recaptchaKey }));
    if (url === '/api/content/nav') return Promise.resolve(envelope([]));
    return Promise.resolve(new Response('', { status: url === '/api/auth/user' ? 401 : 404 }));
  };
  const focus = {
    current: vi.fn<() => string | null>(() => 'the-opener'),
    returnTo: vi.fn<(id: string | null) => void>(),
    rescue: vi.fn<(id: string | null) => void>(),
  };
  const clock = new FlowClock();
  /** How far the wall clock is ahead of the timers, in ms: when a computer sleeps, only the timers stop. */
  const wall = { aheadMs: wallMs };
  const sent: { readonly to: string; readonly event: { readonly type: string } }[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event')
      sent.push({ to: (event.actorRef as AnyActorRef).id, event: event.event });
  };
  const adapters = {
    ...createAdapters({
      fetch: (input) => {
        const url = input instanceof Request ? input.url : String(input);
        return fetch?.(url) ?? answer(url);
      },
    }),
    ...(botCheck && { botCheck }),
    ...(prefersLessMotion && { prefersLessMotion }),
    focus,
    // This browser has no other tab; otherwise another system of the same test would be one.
    tabs: { announce: () => undefined, current: () => null, listen: () => () => undefined },
    now: () => wall.aheadMs + clock.now(),
  };
  const { app, environment } = createAppSystem(adapters, {
    clock,
    inspect,
    ...(loadExpiringCards && { loadExpiringCards }),
  });
  app.start();
  const notifications = () => app.system.get('notifications');
  return {
    app,
    environment,
    clock,
    wall,
    focus,
    notifications,
    notices: () => selectNotices(notifications().getSnapshot()),
    heard: (to: string) => sent.filter((entry) => entry.to === to).map(({ event }) => event),
  };
}
