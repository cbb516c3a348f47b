import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Client } from '../../../../src/api/client';
import { settleSandboxIntent } from '../../../../src/api/calls/sandbox';
import type { CardToken } from '../../../../src/domain/entities';
import { createPaymentsAccess } from '../../../../src/payments/access';
import { createPaymentsPort } from '../../../../src/payments/create-port';
import type { PaymentsPort } from '../../../../src/payments/port';
import type { ChallengeEnding } from '../../../../src/payments/simulator/challenge-dialog';
import {
  concludeChallenge,
  intentIdOf,
  unknownIntent,
  type IntentKind,
} from '../../../../src/payments/simulator/confirmation';
import { makePaymentMethod } from '../../../../src/payments/simulator/payment-method';
import { createAdapters } from '../../../../src/app/environment/adapters';
import { createAppSystem } from '../../../../src/app/app-system';
import { decidedSession } from '../../../../src/app/environment/client';
import type { Environment } from '../../../../src/app/environment/environment';
import { SEEDED_AT } from '../../backend/backend-image';
import { FlowClock } from '../../../../src/review/play/flow-clock';
import { createTransport } from './submission-transport';
import type { TestBackend } from '../../backend/backend';

/** The timeout for a challenge to open, in ms. */
const PATIENCE_MS = 10_000;

/** Where to throw the next unexpected error: after a call to the backend, or after a challenge. */
type Crash = 'call' | 'challenge';

/** The provider in the browser without its screens. The test presses the challenge's buttons. */
function createProvider(
  report: (intentId: string, outcome: 'succeeded' | 'failed' | 'canceled') => Promise<void>,
) {
  const confirmed: string[] = [];
  let number = '';
  let open: { readonly intentId: string; readonly end: (ending: ChallengeEnding) => void } | null = null;
  let opened = (): void => undefined;

  const confirm = async (kind: IntentKind, clientSecret: string) => {
    confirmed.push(clientSecret);
    const intentId = intentIdOf(kind, clientSecret);
    if (intentId === null) return unknownIntent(kind);
    const ending = await new Promise<ChallengeEnding>((end) => {
      open = { intentId, end };
      opened();
    });
    return concludeChallenge(kind, intentId, ending, report);
  };
  const stripe = {
    createPaymentMethod: () => {
      const card = { number, expiry: '1239', cvc: '123' };
      return Promise.resolve({ paymentMethod: makePaymentMethod(card, 'Aoife Byrne', SEEDED_AT) });
    },
    confirmCardSetup: (clientSecret: string) => confirm('setup', clientSecret),
    confirmCardPayment: (clientSecret: string) => confirm('payment', clientSecret),
  } as unknown as Stripe;

  const port = createPaymentsPort({ name: 'simulator', open: () => Promise.resolve(stripe) });
  port.attach({ clear: () => undefined } as unknown as StripeCardElement);
  return {
    port,
    /** The confirmed client secrets, in order. */
    confirmed,
    async token(entered: string): Promise<CardToken> {
      number = entered;
      const outcome = await port.createToken({ cardholderName: 'Aoife Byrne' });
      if (outcome.kind !== 'token') throw new Error(outcome.message);
      return outcome.card;
    },
    /** The intent of the open challenge; waits for one. */
    async openIntent(): Promise<string> {
      if (!open) {
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('No challenge was opened')), PATIENCE_MS);
          opened = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      if (!open) throw new Error('No challenge is open');
      return open.intentId;
    },
    endChallenge(ending: ChallengeEnding): void {
      open?.end(ending);
      open = null;
    },
    /** Closes the challenge without a result. */
    forgetChallenge(): void {
      open = null;
    },
    restart(): void {
      open = null;
      confirmed.length = 0;
    },
  };
}

/** Errors of the app itself, thrown on request, after the requested operation was executed. */
function createCrashes() {
  const due = new Set<Crash>();
  return {
    due,
    async around<T>(place: Crash, work: Promise<T>): Promise<T> {
      if (!due.has(place)) return work;
      await work.catch(() => undefined);
      due.delete(place);
      throw new Error('Unexpected');
    },
  };
}

/**
 * A browser connected to the real backend, as far as submissions need it: the app system with its session and lists,
 * the real client over a network that the test controls, and the card payment provider's simulator without its
 * screens.
 *
 * @param cookies of the signed-in user for requests; '' for a visitor
 */
export async function createWorld(backend: TestBackend, cookies: string) {
  const transport = createTransport(backend.app);
  transport.restart(cookies);
  const crashes = createCrashes();
  const provider = createProvider((intentId, outcome) =>
    settleSandboxIntent(environment.client, intentId, outcome),
  );
  const port: PaymentsPort = {
    ...provider.port,
    // The test may request the crash after it has pressed a button, so this is checked afterwards.
    runChallenge: async (challenge, signal) => {
      const outcome = await provider.port.runChallenge(challenge, signal);
      return crashes.around('challenge', Promise.resolve(outcome));
    },
  };
  const payments = createPaymentsAccess(() => Promise.resolve(port));
  const { app, environment } = createAppSystem(
    {
      ...createAdapters({ fetch: transport.fetch }),
      payments,
      drafts: {
        save: () => undefined,
        load: () => null,
        remove: () => undefined,
        any: () => false,
        claim: () => undefined,
        clear: () => undefined,
      },
      focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
      tabs: { announce: () => undefined, current: () => null, listen: () => () => undefined },
      failures: { report: () => undefined },
    },
    { clock: new FlowClock() },
  );
  app.start();
  await decidedSession(environment);
  await payments.open({ publicKey: 'pk_sandbox_test' }, new AbortController().signal);

  const call: Client['call'] = async (request, read) => {
    const answer = environment.client.call(request, read);
    // Checked after the call, because the crash is requested later.
    await answer.catch(() => undefined);
    return crashes.around('call', answer);
  };
  let addresses = 0;
  return {
    backend,
    transport,
    /** An unused email address. */
    newAddress: (): string => `aoife-${(addresses += 1)}@cabrank.test`,
    provider,
    crashes,
    cookies,
    environment: { ...environment, client: { ...environment.client, call } } satisfies Environment,
    stop: () => app.stop(),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
