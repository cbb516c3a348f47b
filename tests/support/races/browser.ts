import { pageStorage } from '../browser/page-storage';
import type { RaceCall, RaceServer } from './server';

/** How a request is sent, and how its response returns. */
export type Passage = {
  /** `arrivesLate`: the connection breaks, but the request arrives once `arrival` says so. */
  readonly out: () => Promise<'arrives' | 'neverArrives' | 'arrivesLate'>;
  readonly arrival: () => Promise<unknown>;
  readonly back: () => Promise<'answered' | 'answerLost'>;
};

/** A request from a tab. `isAborted`: nobody waits for its response any more. */
export type Departure = { readonly call: RaceCall; readonly tab: string; readonly isAborted: () => boolean };

/** A message from another tab on its way to this one; `hear` delivers it. */
export type Saying = { readonly tab: string; readonly account: string; readonly hear: () => void };

type Traffic = {
  readonly depart: (departure: Departure) => Passage;
  readonly deliver: (saying: Saying) => void;
};

const broken = (): TypeError => new TypeError('Failed to fetch');

/** No delays, while the tabs of a race are opened. */
const atOnce: Traffic = {
  depart: () => ({
    out: () => Promise.resolve('arrives'),
    arrival: () => Promise.resolve(),
    back: () => Promise.resolve('answered'),
  }),
  deliver: ({ hear }) => hear(),
};

/**
 * One browser. Its tabs share a cookie, a local storage and a channel, and use one server. Everything happens at once
 * until `slow` defines the delays.
 *
 * @param session the initial cookie
 */
export function raceBrowser(server: Pick<RaceServer, 'handle'>, session: string | null) {
  const local = pageStorage();
  const listening = new Map<string, Set<(event: MessageEvent) => void>>();
  let traffic = atOnce;

  const say = (from: string | null, account: string): void => {
    for (const [tab, listeners] of listening)
      if (tab !== from)
        traffic.deliver({
          tab,
          account,
          hear: () => listeners.forEach((hear) => hear({ data: account } as MessageEvent)),
        });
  };

  const browser = {
    session,
    local,
    /** From now on requests, responses and messages between tabs are delayed. */
    slow: (slower: Traffic): void => void (traffic = slower),
    /** The channel of one of its tabs. */
    channel: (tab: string): BroadcastChannel => {
      const listeners = new Set<(event: MessageEvent) => void>();
      listening.set(tab, listeners);
      return {
        postMessage: (account: string) => say(tab, account),
        addEventListener: (_type: string, hear: (event: MessageEvent) => void) => listeners.add(hear),
        removeEventListener: (_type: string, hear: (event: MessageEvent) => void) => listeners.delete(hear),
      } as unknown as BroadcastChannel;
    },
    /** Somebody signs in in another tab that is not part of the race. */
    signInElsewhere: (account: string, cookie: string): void => {
      browser.session = cookie;
      local.setItem('cabrank.account', account);
      say(null, account);
    },
    fetch:
      (tab: string): typeof fetch =>
      async (input, init = {}) => {
        const call: RaceCall = {
          method: (init.method ?? 'get').toUpperCase(),
          path: input instanceof Request ? input.url : String(input),
          body: typeof init.body === 'string' ? init.body : '',
          key: new Headers(init.headers).get('idempotency-key'),
          session: browser.session,
        };
        const isAborted = () => init.signal?.aborted === true;
        const { out, arrival, back } = traffic.depart({ call, tab, isAborted });
        const way = await out();
        if (way === 'arrivesLate') void arrival().then(() => server.handle(call));
        if (way !== 'arrives') throw broken();
        const answer = server.handle(call);
        if ((await back()) === 'answerLost' || isAborted()) throw broken();
        if (answer.session !== undefined) browser.session = answer.session;
        return Response.json(answer.envelope);
      },
  };
  return browser;
}

export type RaceBrowser = ReturnType<typeof raceBrowser>;
