import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import type { appMachine } from '../../../machines/app/app/app.machine';
import type { CollectionName } from '../../../machines/app/collections/collections.types';
import type { ServiceName } from '../../../machines/app/services/services.types';
import { createPaymentsAccess } from '../../../src/payments/access';
import { createPaymentsPort } from '../../../src/payments/create-port';
import type { Draft } from '../../../src/platform/drafts';
import type { PaymentsPort } from '../../../src/payments/port';
import type { Account } from '../../../src/platform/tabs';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import { provideManagePayments } from '../../../src/features/profiles/manage-payments/manage-payments.provide';
import { FlowClock } from '../../../src/review/play/flow-clock';

/** A request from the client. */
export type SentRequest = {
  readonly call: string;
  readonly body: string;
  readonly key: string | null;
};

/** The stand-in server's response to one call, as an envelope; a promise delays it. */
export type Answers = Readonly<Record<string, (request: SentRequest, nth: number) => unknown>>;

const json = (envelope: unknown) =>
  new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });

/** An app-wide actor that a supervisor restarts. */
type Supervised = ServiceName | CollectionName;

/** The secrets that this system uses. None of them may ever appear in a snapshot. */
export const secrets = {
  password: 'Taxi-rank-42!demo',
  paymentMethod: 'pm_1Secret4242',
  clientSecret: 'seti_1_secret_abc',
};

/**
 * The whole app system with its real provisions, client and payments port. Only the network, the provider's own
 * object, focus and storage are stand-ins. Records every actor that the system ever started.
 */
export function playSystem(answers: Answers) {
  const requests: SentRequest[] = [];
  const confirmed: string[] = [];
  const actors: AnyActorRef[] = [];
  const unanswered: string[] = [];

  const fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    const call = `${(init.method ?? 'get').toUpperCase()} ${url}`;
    const request = {
      call,
      body: typeof init.body === 'string' ? init.body : '',
      key: new Headers(init.headers).get('idempotency-key'),
    };
    requests.push(request);
    const nth = requests.filter((sent) => sent.call === call).length;
    const answer = answers[call];
    if (!answer) unanswered.push(call);
    if (!answer) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(answer(request, nth)).then(json);
  };

  const provider = {
    createPaymentMethod: () =>
      Promise.resolve({
        paymentMethod: { id: secrets.paymentMethod, card: { last4: '4242', exp_month: 12, exp_year: 2039 } },
      }),
    confirmCardSetup: (clientSecret: string) => {
      confirmed.push(clientSecret);
      return Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    },
  } as unknown as Stripe;
  const port: PaymentsPort = createPaymentsPort({ name: 'stripe', open: () => Promise.resolve(provider) });
  port.attach({ clear: () => undefined } as unknown as StripeCardElement);

  const clock = new FlowClock();
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor') actors.push(event.actorRef as AnyActorRef);
  };
  const kept = new Map<string, Draft>();
  const drafts = {
    cleared: 0,
    save: (form: string, draft: Draft) => void kept.set(form, draft),
    load: (form: string) => kept.get(form) ?? null,
    remove: (form: string) => void kept.delete(form),
    any: () => kept.size > 0,
    claim: () => undefined,
    clear: () => {
      drafts.cleared += 1;
      kept.clear();
    },
  };
  /** The other tabs of the browser: what this one has announced, and who signed in last as far as they know. */
  const tabs = { announced: [] as Account[], last: null as Account };
  const failures: unknown[] = [];
  const { app, environment } = createAppSystem(
    {
      ...createAdapters({ fetch }),
      payments: createPaymentsAccess(() => Promise.resolve(port)),
      drafts,
      focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
      tabs: {
        announce: (account) => tabs.announced.push(account),
        current: () => tabs.last,
        listen: () => () => undefined,
      },
      failures: { report: (_source, error) => failures.push(error) },
    },
    { clock, inspect },
  );
  app.start();

  return {
    /** The root, typed for XState's own helpers. */
    root: app as unknown as Actor<typeof appMachine>,
    services: app.system,
    environment,
    client: environment.client,
    clock,
    requests,
    confirmed,
    drafts,
    tabs,
    failures,
    unanswered,
    port,
    sent: (call: string) => requests.filter((request) => request.call === call),
    /** Makes an app-wide actor fail until the app no longer restarts it. */
    giveUp(service: Supervised) {
      const { children } = app.getSnapshot();
      for (const supervisor of [children.services, children.collections] as AnyActorRef[]) {
        const running = () =>
          (
            (supervisor.getSnapshot() as AnyMachineSnapshot).children as Record<
              string,
              AnyActorRef | undefined
            >
          )[service];
        while ((running()?.getSnapshot() as { status?: string } | undefined)?.status === 'active')
          supervisor.send({
            type: `xstate.error.actor.${service}`,
            error: new Error('It failed'),
            actorId: service,
          });
      }
    },
    /** Persisted snapshots of everything that ran, including running inputs. */
    persisted: () => actors.map((actor) => actor.getPersistedSnapshot()),
    startLogin: () => createActor(provideLogin(environment), { clock, inspect }).start(),
    startManagePayments: (customer: string) =>
      createActor(provideManagePayments(environment), {
        clock,
        inspect,
        input: { customer, nickname: '', asksReason: false },
      }).start(),
  };
}
