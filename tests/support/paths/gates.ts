import type { Page, Route } from 'playwright-core';
import type { RouteAnswer } from '../../../src/review/scripts/executor.types';
import { patienceMs } from '../browser/patience';

/** Calls of the page that wait until the test responds. */
export type Gates = {
  /**
   * From now on these calls wait, given by the ends of their paths; others continue. A trailing slash stands for one
   * more segment, and a trailing star for anything.
   */
  readonly hold: (calls: readonly string[]) => Promise<void>;
  /** Lets the oldest waiting call through to the server; waits for one if there is none. */
  readonly pass: (call: string) => Promise<void>;
  /** Responds to the oldest waiting call; waits for one if there is none. */
  readonly answer: (answer: RouteAnswer) => Promise<void>;
};

const isOf = (call: string, address: string): boolean => {
  const { pathname } = new URL(address);
  const last = pathname.lastIndexOf('/');
  if (call.endsWith('*')) return pathname.includes(call.slice(0, -1));
  return pathname.slice(0, call.endsWith('/') ? last + 1 : undefined).endsWith(call);
};

/** Intercepts the page's calls. Nothing is held yet. */
export async function openGates(page: Page): Promise<Gates> {
  let holding: readonly string[] = [];
  const held: { readonly call: string; readonly route: Route }[] = [];
  let heard = (): void => undefined;
  const calls = /\/(?:api|legacy)\//u;
  await page.route(calls, async (route) => {
    const call = holding.find((known) => isOf(known, route.request().url()));
    if (call === undefined) return route.fallback();
    held.push({ call, route });
    heard();
  });
  // Calls that the page has cancelled are not answered.
  page.on('requestfailed', (request) => {
    const index = held.findIndex(({ route }) => route.request() === request);
    if (index >= 0) held.splice(index, 1);
  });
  const taken = (call: string): Route | undefined => {
    const index = held.findIndex((each) => each.call === call);
    return index < 0 ? undefined : held.splice(index, 1)[0]?.route;
  };
  const next = (call: string): Promise<Route> => {
    const oldest = taken(call);
    if (oldest) return Promise.resolve(oldest);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${call} was not called`)), patienceMs);
      heard = () => {
        const route = taken(call);
        if (!route) return;
        clearTimeout(timer);
        heard = () => undefined;
        resolve(route);
      };
    });
  };
  const gates: Gates = {
    hold: async (calls) => {
      holding = calls;
      const free = held.filter(({ call }) => !calls.includes(call));
      for (const each of free) {
        held.splice(held.indexOf(each), 1);
        await each.route.continue();
      }
    },
    pass: async (call) => (await next(call)).continue(),
    answer: async ({ call, answer }) => {
      const route = await next(call);
      if (answer === 'lost') return route.abort('connectionreset');
      await route.fulfill(answer);
      // The page may have cancelled the call without notice. Then the response is used for the next call. Nobody
      // awaits this, because the effect of the response may be over soon.
      void route
        .request()
        .response()
        .then((heardOf) => (heardOf === null ? gates.answer({ call, answer }) : undefined))
        .catch(() => undefined);
    },
  };
  return gates;
}
