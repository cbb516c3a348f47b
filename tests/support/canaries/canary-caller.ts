import type { Canary, CanaryKind, Trace } from './canaries';

type Sent = {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answered = { readonly status: number; readonly text: string; readonly body: Body };

type Body = {
  readonly response?: unknown;
  readonly stripe_action?: Readonly<Record<string, string>>;
};

const COOKIES: Readonly<Record<string, CanaryKind>> = {
  cabrank_session: 'session id',
  cabrank_registration: 'registration id',
  cabrank_device: 'device id',
};

const parsed = (text: string): Body => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
};

/**
 * A client that records secrets: cookies and client secrets that it receives, and what it sends itself.
 *
 * @param origin the gateway's
 */
export function createCanaryCaller(origin: string) {
  const canaries: Canary[] = [];
  const urls: Trace[] = [];
  const jar = new Map<string, string>();
  let count = 0;

  const keep = (kind: CanaryKind, value: string): string => {
    canaries.push({ kind, value });
    return value;
  };

  async function call(method: string, path: string, sent: Sent = {}): Promise<Answered> {
    const { form, json, text } = sent;
    const body = form ? new URLSearchParams(form) : json === undefined ? text : JSON.stringify(json);
    urls.push({ where: 'url', text: `${method} ${origin}${path}` });
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      const kind = COOKIES[name];
      if (kind === undefined) throw new Error(`The contents of the cookie ${name} are unknown`);
      if (value === '') jar.delete(name);
      else jar.set(name, keep(kind, value));
    }
    const said = await answer.text();
    const answered = { status: answer.status, text: said, body: parsed(said) };
    for (const secret of Object.values(answered.body.stripe_action ?? {})) {
      keep('client secret', secret);
      keep('client secret', secret.split('_secret_')[1] ?? secret);
    }
    return answered;
  }

  return {
    canaries,
    urls,
    keep,
    call,
    /** A write with its own idempotency key. */
    write: (method: string, path: string, sent: Sent = {}): Promise<Answered> =>
      call(method, path, {
        ...sent,
        headers: {
          ...sent.headers,
          'idempotency-key': keep('idempotency key', `key-canary-${(count += 1)}-x7`),
        },
      }),
    botToken: (): string => keep('bot token', `bot-canary-${(count += 1)}-q3`),
    cardToken: (number: string): string => keep('card token', `pm_sandbox_${number}_canary${(count += 1)}k9`),
  };
}

export type CanaryCaller = ReturnType<typeof createCanaryCaller>;
