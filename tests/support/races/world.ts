import type { Scheduler } from 'fast-check';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import type { PaymentsAccess } from '../../../src/payments/access';
import { pageStorage } from '../browser/page-storage';
import { raceBrowser } from './browser';
import type { RaceCall, RaceServer } from './server';
import { openTab, settle, type Changed } from './tab';

/** What happens to a call. */
export type Fate = 'answered' | 'neverArrived' | 'answerLost';

type Changes = {
  readonly changed?: Changed;
  readonly payments?: PaymentsAccess;
  readonly fateOf?: (call: RaceCall) => Fate;
};

/**
 * A browser with one tab and a signed-in person. Every request and response is delayed; the scheduler decides their
 * order.
 *
 * @param session the browser's initial cookie
 */
export async function startRace(
  scheduler: Scheduler,
  server: RaceServer,
  session: string | null,
  { changed, payments, fateOf = () => 'answered' }: Changes = {},
) {
  const browser = raceBrowser(server, session);
  const tab = openTab(browser, {
    name: 'tab',
    kept: pageStorage(),
    ...(payments && { payments }),
    ...(changed && { changed }),
  });
  await waitFor(tab.root as never, selectIsReady as never);
  await settle();

  const inTurn = (label: string): Promise<unknown> => scheduler.schedule(Promise.resolve(), label);
  browser.slow({
    depart: ({ call }) => {
      const name = `${call.method} ${call.path}`;
      const fate = fateOf(call);
      return {
        out: async () => {
          await inTurn(`${name} arrives`);
          return fate === 'neverArrived' ? 'neverArrives' : 'arrives';
        },
        arrival: () => Promise.resolve(),
        back: async () => {
          await inTurn(`${name} is answered`);
          return fate === 'answerLost' ? fate : 'answered';
        },
      };
    },
    deliver: ({ hear }) => hear(),
  });

  return {
    ...tab,
    browser,
    /** Continues until nothing is in progress, and calls `look` after everything that happened. */
    async drain(look: () => void): Promise<void> {
      await settle();
      look();
      while (scheduler.count() > 0) {
        await scheduler.waitNext(1);
        await settle();
        look();
      }
    },
    /** Closes the tab. */
    async close(): Promise<void> {
      tab.stop();
      await settle();
      tab.clear();
    },
  };
}

export type Race = Awaited<ReturnType<typeof startRace>>;
