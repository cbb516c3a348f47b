import type { Page, Route } from 'playwright-core';
import type { RouteAnswer } from '../../../src/review/scripts/executor.types';
import { patienceMs } from '../browser/patience';

/** Calls that the page makes and that wait until the test answers them. */
export type Gates = {
  /**
   * From now on these calls wait, by the ends of their paths; others go on. After a slash at the end one more name
   * comes, and a star at the end stands for whatever comes.
   */
  readonly hold: (calls: readonly string[]) => Promise<void>;
  /** Answers the oldest waiting call; waits for one to be made. */
  readonly answer: (answer: RouteAnswer) => Promise<void>;
};

const isOf = (call: string, address: string): boolean => {
  const { pathname } = new URL(address);
  const last = pathname.lastIndexOf('/');
  if (call.endsWith('*')) return pathname.includes(call.slice(0, -1));
  return pathname.slice(0, call.endsWith('/') ? last + 1 : undefined).endsWith(call);
};

/** Stands between the page and its server; nothing is held as yet. */
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
  // What the page does not wait for any more is not answered.
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
      const timer = setTimeout(() => reject(new Error(`Nobody called ${call}`)), patienceMs);
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
    answer: async ({ call, answer }) => {
      const route = await next(call);
      if (answer === 'lost') return route.abort('connectionreset');
      await route.fulfill(answer);
      // The page may have cancelled it, unheard of as yet: the answer is for the call after it then. Nobody waits for
      // this: what the answer brings about may be over soon.
      void route
        .request()
        .response()
        .then((heardOf) => (heardOf === null ? gates.answer({ call, answer }) : undefined))
        .catch(() => undefined);
    },
  };
  return gates;
}
