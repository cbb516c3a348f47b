import type { Page, Route } from 'playwright-core';
import type { BrowserPath } from './card-add-paths';
import { AddCardDialog, ChallengeDialog, validFor } from './add-card-dialog';
import type { Step } from '../../../src/review/play/flow';

/** The page's calls of one kind, which wait for the test's response. */
type Gate = {
  /** The oldest waiting call; waits for one if there is none. */
  readonly next: () => Promise<Route>;
  readonly waiting: () => number;
};

async function gate(page: Page, address: RegExp): Promise<Gate> {
  const held: Route[] = [];
  const wanted: ((route: Route) => void)[] = [];
  await page.route(address, (route) => {
    const taker = wanted.shift();
    if (taker) taker(route);
    else held.push(route);
  });
  return {
    next: () => {
      const oldest = held.shift();
      return oldest ? Promise.resolve(oldest) : new Promise((resolve) => wanted.push(resolve));
    },
    waiting: () => held.length,
  };
}

const viewCards = /\/cards\/view$/;
const card = {
  id: 9001,
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
};

const answer = (route: Route, code: number, rest: object): Promise<void> =>
  route.fulfill({ status: code, json: { code, ...rest } });

/** The server's responses to a POST to cards/add, by the names in the chart's fixtures. */
const posts: Readonly<Record<string, (route: Route, call: number) => Promise<void>>> = {
  saved: (route) => answer(route, 200, { response: card }),
  savedUnnamed: (route) => answer(route, 200, { response: null }),
  paymentRequired: (route, call) =>
    answer(route, 402, { stripe_action: { setup_intent_client_secret: `seti_${call}_secret_x` } }),
  refused: (route) => answer(route, 400, { message: 'Your card was declined.', stripe: true }),
  unknown: (route) => route.abort('connectionreset'),
};

/** The outcomes of reading the cards again. */
const readings: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  found: (route) => answer(route, 200, { response: [card] }),
  missing: (route) => answer(route, 200, { response: [] }),
  offline: (route) => route.abort('internetdisconnected'),
};

const endings = { succeeded: 'complete', declined: 'fail', abandoned: 'close' } as const;

/** What the page shows while the chart waits in a state, as seen by the test that played the path. */
export type Played = { readonly postsWaiting: () => number; readonly readingsWaiting: () => number };

/**
 * Plays a path of the chart in the browser: events through the dialog like a person, outcomes as responses to the
 * page's calls. The dialog must be open and the provider loaded.
 */
export async function playInBrowser(page: Page, { steps }: BrowserPath): Promise<Played> {
  const dialog = new AddCardDialog(page);
  const challenge = new ChallengeDialog(page);
  const added = await gate(page, /\/cards\/add$/);
  await page.route(/\/sandbox\/intents\//, (route) => answer(route, 200, {}));
  let read: Gate | null = null;
  let calls = 0;

  const settle = async (actor: string, outcome: string): Promise<void> => {
    switch (actor) {
      case 'postCard':
      case 'cardAuthentication/confirm': {
        // From now on the page reads the cards to find out whether the call succeeded.
        if (outcome === 'unknown') read = await gate(page, viewCards);
        calls += 1;
        return posts[outcome]?.(await added.next(), calls);
      }
      case 'reconcileCard':
      case 'recheckCard': {
        const route = await read?.next();
        await page.unroute(viewCards);
        // A list that could not be read is read again at the next press, before anything is sent.
        if (outcome === 'offline') read = await gate(page, viewCards);
        return route && readings[outcome]?.(route);
      }
      case 'cardAuthentication/runChallenge':
        return challenge[endings[outcome as keyof typeof endings]].click();
      default:
        return undefined;
    }
  };

  const send = async (event: { readonly type: string }): Promise<void> => {
    switch (event.type) {
      case 'card.submitted':
        await dialog.nickname.fill((event as unknown as { readonly nickname: string }).nickname);
        return dialog.pressUnready();
      case 'dialog.closed':
        return dialog.cancel.click();
      case 'cardholder.changed':
        return dialog.cardholder.fill((event as unknown as { readonly name: string }).name);
      case 'element.changed': {
        const { change } = event as unknown as { readonly change: { readonly complete: boolean } };
        return dialog.fillAnew(validFor(change.complete ? '4242424242424242' : '42424242'));
      }
      default:
        throw new Error(`No person can send ${event.type} in the browser`);
    }
  };

  const play = (step: Step): Promise<void> => {
    if ('settle' in step) return settle(step.settle, step.with);
    if ('event' in step) return send(step.event);
    throw new Error('Time does not pass by itself in the browser');
  };
  for (const step of steps) await play(step);
  return { postsWaiting: added.waiting, readingsWaiting: () => read?.waiting() ?? 0 };
}
