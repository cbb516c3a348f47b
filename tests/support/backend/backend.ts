import type { FastifyInstance } from 'fastify';
import { openBackend, type BackendOptions } from '../../../src/server/backend/app';
import type { OperationId } from '../../../src/server/backend/http/operation';
import type { Services } from '../../../src/server/backend/routes/services';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';
import { findUser } from '../../../src/server/backend/storage/repositories/users';
import type { UserRow } from '../../../src/server/backend/storage/tables';
import { SEEDED_AT } from './backend-image';
import { checkAnswer, checkFile } from '../contract/contract-checker';
import { operations } from '../contract/contract-document';
import { seededStorage } from './storage/seeded-storage';

export type DemoName = keyof typeof demoAccounts;

export const uuidOf = (name: DemoName): string => demoAccounts[name].uuid;

/** The row of a demo account. */
export async function userOf(backend: TestBackend, name: DemoName): Promise<UserRow> {
  const user = await findUser(backend.services.executor, uuidOf(name));
  if (!user) throw new Error(`${name} no longer has an account`);
  return user;
}

/** A response of the backend. `body` is the parsed JSON; a file has only its bytes. */
export type WireAnswer = {
  readonly file?: Buffer;
  readonly status: number;
  readonly body: {
    readonly code?: number;
    readonly message?: string | readonly string[];
    readonly response?: unknown;
    readonly version?: string;
    readonly stripe?: boolean;
    readonly errors?: Readonly<Record<string, string>>;
    readonly stripe_action?: {
      readonly setup_intent_client_secret?: string;
      readonly payment_intent_client_secret?: string;
    };
  };
  readonly headers: Readonly<Record<string, unknown>>;
};

export type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A list is sent as the app sends it: under `name[]`, an empty one with one empty value (D2.1). */
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly json?: unknown;
  /** Added to the app's headers; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** A headless client that keeps cookies between calls. */
export type Visitor = {
  /** Calls an operation of the contract. The test fails if the response does not match the contract. */
  call(operationId: OperationId, input?: CallInput): Promise<WireAnswer>;
  signIn(name: DemoName): Promise<WireAnswer>;
  /** The session cookie for a request, or null. */
  cookie(): string | null;
  /** All cookies for a request. */
  cookies(): string;
};

export type TestBackend = {
  readonly app: FastifyInstance;
  /** The backend's services, such as its outbox and switches. */
  readonly services: Services;
  readonly clock: { now(): Date; advance(ms: number): void };
  visitor(): Visitor;
  /** A client signed in as a demo customer or, through the admin login, as the admin. */
  visitorAs(name: DemoName): Promise<Visitor>;
};

function movableClock(): TestBackend['clock'] {
  let moment = SEEDED_AT.getTime();
  return { now: () => new Date(moment), advance: (ms) => void (moment += ms) };
}

const SESSION = 'cabrank_session';

function encoded(form: NonNullable<CallInput['form']>): string {
  const pairs = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : (value.length === 0 ? [''] : value).map((entry) => [`${name}[]`, entry]),
  );
  return new URLSearchParams(pairs).toString();
}

function createVisitor(app: FastifyInstance): Visitor {
  const jar = new Map<string, string>();
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const call: Visitor['call'] = async (operationId, input = {}) => {
    const { params = {}, query = {}, form, json, headers = {} } = input;
    const operation = operations.find((entry) => entry.operationId === operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}`);
    const url = operation.path.replace(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const sent: Record<string, string | null> = {
      'x-requested-with': 'XMLHttpRequest',
      cookie: jar.size === 0 ? null : cookies(),
      'content-type': form
        ? 'application/x-www-form-urlencoded'
        : json === undefined
          ? null
          : 'application/json',
      ...headers,
    };
    const payload = form ? encoded(form) : json === undefined ? null : JSON.stringify(json);
    const answer = await app.inject({
      method: operation.method.toUpperCase() as 'GET',
      url,
      query,
      headers: Object.fromEntries(
        Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null),
      ),
      ...(payload === null ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const { statusCode: status } = answer;
    if (!String(answer.headers['content-type']).startsWith('application/json')) {
      checkFile(operationId, status, answer.headers);
      return { status, body: {}, headers: answer.headers, file: answer.rawPayload };
    }
    const body: unknown = answer.json();
    checkAnswer(operationId, status, body, answer.headers);
    return { status, body: body as WireAnswer['body'], headers: answer.headers };
  };

  return {
    call,
    signIn: (name) =>
      call(name === 'admin' ? 'adminLogin' : 'login', {
        form: { email: demoAccounts[name].email, password: DEMO_PASSWORD },
      }),
    cookie: () => (jar.has(SESSION) ? `${SESSION}=${jar.get(SESSION) ?? ''}` : null),
    cookies,
  };
}

/**
 * The real backend with its own database, called without a network. Its clock starts when the demo accounts were
 * created. Rate limits are off unless `switches` enables them, so tests are not slowed down. Close `app` when done.
 */
export async function createTestBackend(
  options: Partial<Omit<BackendOptions, 'clock'>> = {},
): Promise<TestBackend> {
  const clock = movableClock();
  const { app, services } = await openBackend({
    ...options,
    switches: { rateLimits: false, ...options.switches },
    clock,
    storage: options.storage ?? (await seededStorage()),
  });
  const visitor = () => createVisitor(app);
  return {
    app,
    services,
    clock,
    visitor,
    async visitorAs(name) {
      const signedIn = visitor();
      const { status } = await signedIn.signIn(name);
      if (status !== 200) throw new Error(`${name} could not sign in: ${status}`);
      return signedIn;
    },
  };
}
