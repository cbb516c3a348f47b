import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A response that another backend might give. The embedded one does not receive the call. */
export type Stranger = { readonly status: number; readonly body: object };

/** What happens to a call. The backend may execute it although its response is lost. */
export type Fate = 'answered' | 'neverArrived' | 'answerLost' | Stranger;

/** A call sent by the app. */
export type SentCall = {
  readonly method: string;
  readonly path: string;
  /** Its Idempotency-Key. */
  readonly key: string | null;
  readonly body: unknown;
};

/** The calls whose fate is decided individually, and those whose fate is shared by all of a kind. */
export type Decided = 'submission' | 'delete';
export type Shared = 'list' | 'report';
type Kind = Decided | Shared | 'other';

type Held = { readonly kind: Kind; readonly call: SentCall; readonly decide: (fate: Fate) => void };

/** The timeout for a call to be made, in ms. */
const PATIENCE_MS = 10_000;

const kindOf = ({ method, path }: SentCall): Kind => {
  if (method === 'POST' && /^\/api\/(register|premium\/subscribe)(\/|$)/u.test(path)) return 'submission';
  if (method === 'DELETE' && path.startsWith('/api/user/cards/delete/')) return 'delete';
  if (path.startsWith('/sandbox/intents/')) return 'report';
  return /\/(cards\/(view|business|premium)|accounts\/view)$/u.test(path) ? 'list' : 'other';
};

const parsed = (body: BodyInit | null | undefined): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return body;
  }
};

const broken = (): TypeError => new TypeError('The connection broke');

/**
 * A network between the app and the backend that does to each call what the test wants. Submissions and deletions
 * wait until `next` has taken them and their fate is decided. Lists wait while `share('list', 'held')` applies.
 */
export function createTransport(app: FastifyInstance) {
  const jar = new Map<string, string>();
  const calls: SentCall[] = [];
  const held: Held[] = [];
  const wanted: { readonly kind: Decided; readonly take: (call: Held) => void }[] = [];
  const shared: Record<Shared, Fate | 'held'> = { list: 'answered', report: 'answered' };

  const hold = (kind: Kind, call: SentCall, signal: AbortSignal | null | undefined): Promise<Fate> =>
    new Promise((resolve, reject) => {
      const waiting: Held = { kind, call, decide: resolve };
      const taker = wanted.findIndex((one) => one.kind === kind);
      if (taker >= 0) wanted.splice(taker, 1)[0]?.take(waiting);
      else held.push(waiting);
      signal?.addEventListener('abort', () => {
        const at = held.indexOf(waiting);
        if (at >= 0) held.splice(at, 1);
        reject(broken());
      });
    });

  const fateOf = (call: SentCall, signal: AbortSignal | null | undefined): Fate | Promise<Fate> => {
    const kind = kindOf(call);
    if (kind === 'other') return 'answered';
    const fate = kind === 'list' || kind === 'report' ? shared[kind] : 'held';
    return fate === 'held' ? hold(kind, call, signal) : fate;
  };

  const forward = (url: string, init: RequestInit): Promise<LightMyRequestResponse> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(cookie !== '' && { cookie }) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
  };

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const call: SentCall = {
      method: (init.method ?? 'GET').toUpperCase(),
      path: url.split('?')[0] ?? url,
      key: new Headers(init.headers).get('idempotency-key'),
      body: parsed(init.body),
    };
    calls.push(call);
    const fate = await fateOf(call, init.signal);
    if (fate === 'neverArrived') throw broken();
    if (typeof fate === 'object') return Response.json(fate.body, { status: fate.status });
    const answer = await forward(url, init);
    // The cookies are lost with the response.
    if (fate === 'answerLost') throw broken();
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: headers as [string, string][],
    });
  };

  return {
    fetch,
    /** Every call so far. */
    calls,
    waiting: (kind: Decided): number => held.filter((one) => one.kind === kind).length,
    /** The oldest waiting call of a kind; waits for one if there is none. */
    next(kind: Decided): Promise<Held> {
      const at = held.findIndex((one) => one.kind === kind);
      const oldest = at >= 0 ? held.splice(at, 1)[0] : undefined;
      if (oldest) return Promise.resolve(oldest);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No ${kind} call was made`)), PATIENCE_MS);
        const take = (call: Held): void => {
          clearTimeout(timer);
          resolve(call);
        };
        wanted.push({ kind, take });
      });
    },
    /** From now on all calls of a kind have this fate, including waiting ones. */
    share(kind: Shared, fate: Fate | 'held'): void {
      shared[kind] = fate;
      if (fate === 'held') return;
      for (const one of held.filter((waiting) => waiting.kind === kind)) {
        held.splice(held.indexOf(one), 1);
        one.decide(fate);
      }
    },
    /** Continues as a browser with exactly these cookies. */
    restart(cookies: string): void {
      jar.clear();
      for (const pair of cookies.split('; ').filter((text) => text !== '')) {
        const [name = '', ...value] = pair.split('=');
        jar.set(name, value.join('='));
      }
      calls.length = 0;
    },
  };
}

export type Transport = ReturnType<typeof createTransport>;
