import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerMode } from '../mode-settings';
import { logging, type LogStream } from '../observe/log';
import type { Metrics } from '../observe/metrics';
import { requestIds } from '../observe/request-id';
import { observer, observeRequests } from '../observe/requests';
import { systemClock, type Clock } from './clock';
import { createServices, type ProviderContext } from './compose';
import { callerKindOf } from './http/caller';
import { registerContract } from './http/contract';
import { answerUnroutable, registerErrors } from './http/errors';
import { parseForm } from './http/form-body';
import { createIdempotency } from './http/idempotency';
import { registerOlderPages } from './legacy/older-pages';
import { BODY_LIMIT_BYTES, PARAM_MAX_LENGTH } from './limits';
import type { MailAccess } from './mail/access';
import { keepDelivered } from './mail/keep-delivered';
import { operationsOf } from './operations';
import type { StripeAccess } from './payments/stripe-requests';
import { registerSandbox } from './sandbox/sandbox';
import type { Services } from './routes/services';
import { prepareData } from './seeds/prepare';
import { createSwitches, productionSwitches, type Switched } from './services/shared/switches';
import { openDatabase, type Executor } from './storage/database';
import type { Storage } from './storage/storage';
import { keepSwept } from './sweep';

export type BackendOptions = {
  /** Where data are stored. A demo adds its accounts to a new database. */
  readonly storage: Storage;
  /** Defaults to a demo with an open sandbox. */
  readonly mode?: ServerMode;
  /** How mails are sent; without it they are kept. */
  readonly mail?: MailAccess;
  readonly clock?: Clock;
  /** Defaults to a key of the simulated provider (`pk_sandbox_…`). */
  readonly stripePublicKey?: string;
  /** Takes cards and payments with Stripe; without it they are simulated. */
  readonly stripe?: StripeAccess;
  /** Sent with every response. A running app that sees it change offers a reload. */
  readonly version?: string;
  /** Pino level. Nothing is logged if it is missing. */
  readonly logLevel?: string;
  /** Where log lines are written. Defaults to standard output. */
  readonly logStream?: LogStream;
  /** Metrics to update. Defaults to none. */
  readonly metrics?: Metrics;
  /** Initial switches, for those that no tester has changed. */
  readonly switches?: Partial<Switched>;
};

export type Backend = {
  readonly app: FastifyInstance;
  /** Exposed for tests. */
  readonly services: Services;
};

/** The backend listens on loopback behind the gateway, which reports the client's real address. */
const TRUSTED = 'loopback';

const OPEN_DEMO: ServerMode = { kind: 'demo', sandboxToken: null };

export const SANDBOX_PUBLIC_KEY = 'pk_sandbox_cabrank';

function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, next) => {
      next(null, parseForm(String(text)));
    },
  );
}

/** Loads what only Stripe needs. Its SDK is slow to load, so it is imported on demand. */
async function withStripe(access: StripeAccess) {
  const { createStripeProvider } = await import('./payments/stripe');
  const { registerStripeWebhook } = await import('./routes/stripe-webhook');
  return {
    provider: (context: ProviderContext) => createStripeProvider(access, context),
    hear: (app: FastifyInstance, services: Services) =>
      registerStripeWebhook(app, services, access.webhookSecret),
  };
}

/** Sends the mails of the outbox while the backend runs. The mail library is imported on demand. */
async function sendMails(
  app: FastifyInstance,
  access: MailAccess,
  outbox: { readonly executor: Executor; readonly clock: Clock; readonly keep: boolean },
): Promise<void> {
  const { createDelivery } = await import('./mail/delivery');
  const delivery = createDelivery(access, {
    ...outbox,
    warn: (facts, message) => app.log.warn(facts, message),
  });
  keepDelivered(app, delivery);
}

/**
 * Opens the embedded reference backend: the 31 calls (S7.calls), the extension groups, the older pages and the
 * testers' console. Listen with `app`, or call it in a test through `inject`. Closing `app` also closes the database.
 *
 * @throws FolderInUse if another process holds the data folder
 * @throws OtherMode if the data belong to the other mode
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { storage, clock = systemClock, stripePublicKey = SANDBOX_PUBLIC_KEY, version = 'dev' } = options;
  const { mode = OPEN_DEMO, mail: mailAccess = null } = options;
  const isDemo = mode.kind === 'demo';
  const database = await openDatabase(storage);
  const executor = database.db;
  const observe = observer({ metrics: options.metrics ?? null, callerOf: callerKindOf });
  const app = fastify({
    ...logging('backend', { level: options.logLevel ?? null, stream: options.logStream }),
    genReqId: requestIds(TRUSTED),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: TRUSTED,
    // Longer than the contract allows, so that the contract refuses long parameters (400).
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    frameworkErrors: (error, request, reply) => {
      observe(request, reply);
      answerUnroutable(error, request, reply);
    },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        strict: false,
      },
    },
  });
  app.addHook('onClose', () => database.close());
  try {
    await prepareData(executor, mode.kind, clock.now());
    const switches = await createSwitches(executor, {
      ...(isDemo ? {} : productionSwitches),
      ...options.switches,
    });
    const stripe = options.stripe === undefined ? null : await withStripe(options.stripe);
    const services = createServices({
      executor,
      turns: database.turns,
      clock,
      switches,
      stripePublicKey,
      mailAccess,
      provider: stripe?.provider ?? null,
      warn: (message, facts = {}) => app.log.warn(facts, message),
    });
    await keepSwept(app, services, { shared: database.shared, keepMails: isDemo });
    if (mailAccess) await sendMails(app, mailAccess, { executor, clock, keep: isDemo });

    observeRequests(app, observe);
    // In production every cookie is `Secure`, whatever a proxy sends, so that sessions never travel unencrypted.
    await app.register(cookie, { parseOptions: { secure: isDemo ? 'auto' : true } });
    registerBodies(app);
    registerErrors(app);
    app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('x-app-version', version).header('cache-control', 'no-store');
      done();
    });
    // Another backend on the same database may have changed a switch.
    if (database.shared) app.addHook('onRequest', () => switches.read());
    if (isDemo) await registerSandbox(app, services, mode.sandboxToken);
    await registerContract(app, {
      operations: operationsOf(services),
      services,
      idempotency: createIdempotency(services),
      version,
    });
    await registerOlderPages(app, services);
    await stripe?.hear(app, services);
    await app.ready();
    return { app, services };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Like `openBackend`, but returns only the server. */
export async function createBackend(options: BackendOptions): Promise<FastifyInstance> {
  return (await openBackend(options)).app;
}
