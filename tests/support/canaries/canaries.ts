import type { Executor } from '../../../src/server/backend/storage/database';
import type { Tables } from '../../../src/server/backend/storage/tables';

/** Values that must not appear where they do not belong, by kind. */
export type CanaryKind =
  | 'password'
  | 'temporary password'
  | 'session id'
  | 'registration id'
  | 'device id'
  | 'reset code'
  | 'card token'
  | 'client secret'
  | 'bot token'
  | 'idempotency key'
  /** Names, addresses and messages: stored, but not revealed to anybody. */
  | 'words';

export type Canary = { readonly kind: CanaryKind; readonly value: string };

/** A place where a canary was found, or a text to search. */
export type Trace = {
  /** `log`, `metrics`, `telemetry`, `url`, or a column: `row cards.payment_method_id`. */
  readonly where: string;
  readonly text: string;
};

const SECRETS = [
  ...([
    'password',
    'temporary password',
    'session id',
    'registration id',
    'device id',
    'reset code',
  ] as const),
  ...(['card token', 'client secret', 'bot token', 'idempotency key'] as const),
];

export const canaryKinds: readonly CanaryKind[] = [...SECRETS, 'words'];

/**
 * Where each kind may appear. Passwords, sessions, registrations and reset codes are stored as hashes. Mails are in
 * the outbox, from which they are sent. A stored response is returned unchanged (`Idempotency-Key`), including the
 * secret of a 402. The simulated provider stores its own intents. Two paths contain a code or a token
 * (S2.publicRoutes.7, S7.calls.14).
 */
const ALLOWED: Readonly<Record<CanaryKind, readonly RegExp[]>> = {
  password: [],
  'temporary password': [/^row mails\.body$/u],
  'session id': [],
  'registration id': [],
  'device id': [],
  'reset code': [/^row mails\.body$/u, /^url GET \/reset\/$/u],
  'card token': [
    /^row (cards|intents)\.payment_method_id$/u,
    /^row idempotency\.body$/u,
    /^url DELETE \/api\/user\/cards\/delete\/$/u,
  ],
  'client secret': [/^row intents\.client_secret$/u, /^row idempotency\.body$/u],
  'bot token': [],
  'idempotency key': [/^row idempotency\.key$/u],
  words: [/^row /u],
};

/** The value itself, and encoded for addresses, JSON, forms and basic authorization. */
const spellings = (value: string): readonly string[] => [
  ...new Set([
    value,
    encodeURIComponent(value),
    new URLSearchParams({ value }).toString().slice('value='.length),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64').replace(/=+$/u, ''),
    Buffer.from(value).toString('hex'),
  ]),
];

/** The place by which a trace is allowed or not; for an address that ends in the canary, the part before it. */
const placeOf = ({ where, text }: Trace, spelling: string): string => {
  if (where !== 'url' || !text.endsWith(spelling)) return where;
  return `url ${text.slice(0, -spelling.length).replace(/https?:\/\/[^/]+/u, '')}`;
};

/** Every canary in a forbidden place: `password in log`. */
export function strayCanaries(traces: readonly Trace[], canaries: readonly Canary[]): readonly string[] {
  const found = new Set<string>();
  for (const { kind, value } of canaries) {
    for (const spelling of spellings(value)) {
      for (const trace of traces) {
        if (!trace.text.includes(spelling)) continue;
        const place = placeOf(trace, spelling);
        if (!ALLOWED[kind].some((allowed) => allowed.test(place))) found.add(`${kind} in ${trace.where}`);
      }
    }
  }
  return [...found].sort();
}

/** Every stored value of every table. */
export async function storedTraces(executor: Executor): Promise<readonly Trace[]> {
  const traces: Trace[] = [];
  for (const { name } of await executor.introspection.getTables({ withInternalKyselyTables: true })) {
    const rows = await executor
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null) continue;
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        traces.push({ where: `row ${name}.${column}`, text });
      }
    }
  }
  return traces;
}
