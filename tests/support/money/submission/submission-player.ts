import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import { createActor, setup, type ActorRefFrom } from 'xstate';
import { premiumConfig } from '../../../../machines/samples';
import { application, business } from '../../../../machines/registration/submission/submission.fixtures';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import { toE164 } from '../../../../src/domain/phones/phone';
import type { CardToken } from '../../../../src/domain/entities';
import { addPremiumPlan, registrationPlan } from '../../../../src/domain/wizard/steps';
import {
  provideSubmission,
  type SubmissionEndpoint,
} from '../../../../src/features/registration/submission/submission.provide';
import type { Gathered } from '../../../../src/features/registration/submission/submission-payload.provide';
import { demoAccounts } from '../../../../src/server/backend/seeds/accounts';
import { FlowClock } from '../../../../src/review/play/flow-clock';
import { sandboxOf } from '../../backend/sandbox';
import type { Person } from './submission-findings';
import { momentOf, type Moment, type Move } from './submission-plan';
import type { Stranger } from './submission-transport';
import type { World } from './submission-world';

/** The timeout for one step of the chart, in ms. */
const PATIENCE_MS = 10_000;

/** The type that pays by card. The application for a credit account is always the same. */
export type PayingType = 'business' | 'personal';

export type Stage = {
  /** The customer's uuid; `null` for a visitor. */
  readonly customer: string | null;
  /** The visitor's own address. */
  readonly email: string;
  readonly paying: PayingType;
  readonly repeatable: boolean;
};

const endpointOf = ({ customer, paying }: Stage): SubmissionEndpoint => {
  if (customer !== null) return 'addProfile';
  return paying === 'business' ? 'register' : 'subscribe';
};

/** Names of the contract's calls: for the profile, and for only its card. */
const operations: Readonly<Record<SubmissionEndpoint, Readonly<Record<'profile' | 'card', string>>>> = {
  addProfile: { profile: 'addProfile', card: 'saveProfileCard' },
  register: { profile: 'register', card: 'registerSaveCard' },
  subscribe: { profile: 'subscribe', card: 'subscribeSaveCard' },
};

/** Responses that no call without a card gets from the embedded backend. */
const strange: Readonly<Partial<Record<string, Stranger>>> = {
  paymentRequired: {
    status: 402,
    body: {
      code: 402,
      response: { uuid: demoAccounts.standard.uuid },
      stripe_action: { payment_intent_client_secret: 'pi_1_secret_2' },
    },
  },
  cardRefused: {
    status: 400,
    body: {
      code: 400,
      stripe: true,
      message: 'Your card was declined.',
      response: { uuid: demoAccounts.standard.uuid },
    },
  },
};

/** The wizard around the submission. It only receives events. */
function startWizard(world: World, stage: Stage) {
  const endpoint = endpointOf(stage);
  const submission = provideSubmission(world.environment, {
    endpoint,
    plan:
      endpoint === 'addProfile'
        ? addPremiumPlan({ kind: 'normal' })
        : registrationPlan({ premium: true, premiumOnly: endpoint === 'subscribe', preset: null }),
    preset: null,
    visitor: stage.customer === null ? { toE164 } : null,
    premium: premiumConfig,
    account: null,
    knownAccounts: () => [],
  });
  const { customer, repeatable } = stage;
  const wizard = setup({ actors: { submission } }).createMachine({
    id: 'wizard',
    invoke: { id: 'submission', src: 'submission', input: { customer, repeatable } },
    on: { 'submission.returned': {}, 'card.reopened': {} },
  });
  const clock = new FlowClock();
  const root = createActor(wizard, { clock }).start();
  const ref: ActorRefFrom<typeof submissionMachine> | undefined = root.getSnapshot().children['submission'];
  if (!ref) throw new Error('The submission did not start');
  return { root, ref, clock };
}

/** A submission in a world, with functions that perform moves on both. */
export function startSubmission(world: World, stage: Stage) {
  const { transport, provider, crashes, backend } = world;
  const { switches, simulator } = backend.services;
  const { root, ref, clock } = startWizard(world, stage);
  const undeleted = new Set<string>();
  const unanswered = new Set<string>();
  let typed: Gathered | null = null;
  let entered: { readonly number: string; readonly card: CardToken } | null = null;
  let presses = 0;
  let deletes = 0;

  const state = (): Moment => momentOf(ref.getSnapshot());
  /** The chart does not report the progress of the bank's check, so it is polled. */
  const until = (isThere: (moment: Moment) => boolean): Promise<void> =>
    vi.waitFor(
      () => {
        if (!isThere(state())) throw new Error(`The chart stays in ${state().value}`);
      },
      { timeout: PATIENCE_MS, interval: 1 },
    );
  const methodOf = (card: CardToken): string => provider.port.reveal(card.token);

  const bodyOf = (withCard: boolean, refused: boolean): Gathered => {
    const body = (withCard ? { ...business, profileType: stage.paying } : application) as Gathered;
    const values = { ...body.values, email: stage.email };
    if (!refused) return { ...body, values };
    return stage.customer === null
      ? { ...body, values: { ...values, email: demoAccounts.standard.email } }
      : { ...body, values: { ...values, billingStreet: 'x', billingTown: '', billingEircode: '' } };
  };

  const press = async (number: string | null, refused: boolean): Promise<void> => {
    const returned = state().value === 'entering';
    // Back at the steps the card is still as entered.
    const kept = returned && entered?.number === number ? entered : null;
    if (number !== null) entered = kept ?? { number, card: await provider.token(number) };
    const body = bodyOf(number !== null, refused);
    const before = ref.getSnapshot().context.request;
    presses += 1;
    ref.send({
      type: 'submission.requested',
      body,
      card: number === null ? null : (entered?.card ?? null),
      key: `${stage.email}.${presses}`,
    });
    if (ref.getSnapshot().context.request !== before) typed = body;
  };

  const submit = async (move: Extract<Move, { kind: 'submission' }>): Promise<void> => {
    const { endpoint, withCard } = state();
    const call = await transport.next('submission');
    const stranger = withCard ? undefined : strange[move.truth];
    if (move.crashes) crashes.due.add('call');
    if (stranger) {
      call.decide(move.fate === 'answered' ? stranger : 'neverArrived');
      return;
    }
    const challenges = move.truth === 'paymentRequired' ? 3 : 1;
    if (switches.current().challenges !== challenges) await switches.change({ challenges });
    if (move.ordered && move.fate !== 'neverArrived') {
      const order = { call: operations[endpointOf(stage)][endpoint ?? 'profile'], kind: 'refused' };
      await sandboxOf(backend).post('/sandbox/faults', order);
    }
    const { card } = ref.getSnapshot().context.request ?? {};
    if (card && move.fate !== 'answered') unanswered.add(methodOf(card));
    else if (card) unanswered.delete(methodOf(card));
    call.decide(move.fate);
  };

  const challenge = async (move: Extract<Move, { kind: 'challenge' }>): Promise<void> => {
    const intent = await provider.openIntent();
    if (move.contradicted) await simulator?.settle(intent, 'failed');
    if (move.crashes) crashes.due.add('challenge');
    transport.share('report', move.report);
    provider.endChallenge(move.ending);
  };

  const remove = async ({ fate }: Extract<Move, { kind: 'delete' }>): Promise<void> => {
    const { card } = ref.getSnapshot().context.request ?? {};
    deletes = state().value === 'deletingCardAgain' ? deletes + 1 : 1;
    (await transport.next('delete')).decide(fate);
    if (card && deletes === 2 && fate !== 'answered') undeleted.add(methodOf(card));
  };

  const act = async (move: Move): Promise<void> => {
    switch (move.kind) {
      case 'press':
        return press(move.number, move.refused);
      case 'send':
        ref.send(move.event);
        return;
      case 'submission':
        return submit(move);
      case 'challenge':
        return challenge(move);
      case 'delete':
        return remove(move);
      case 'lists':
        transport.share('list', move.fate);
        return;
      case 'tick':
        await provider.openIntent();
        clock.advance(move.ms);
        provider.forgetChallenge();
    }
  };

  return {
    ref,
    state,
    undeleted,
    unanswered,
    /** What the last effective press sent. */
    typed: (): Gathered | null => typed,
    person: (): Person => (stage.customer === null ? { email: stage.email } : { uuid: stage.customer }),
    /**
     * Performs a move and waits until the chart is in the expected state.
     *
     * @throws Error when it reaches another state
     */
    async make(move: Move, expected: Moment): Promise<void> {
      await act(move);
      await until(({ value, status }) => value === expected.value || status !== 'active').catch(
        () => undefined,
      );
      transport.share('list', 'held');
      transport.share('report', 'answered');
      if (!isDeepStrictEqual(state(), expected)) {
        throw new Error(`${JSON.stringify(state())}\n instead of ${JSON.stringify(expected)}`);
      }
    },
    /** Performs a move and waits until the chart has left its state. */
    async go(move: Move): Promise<void> {
      const { value } = state();
      await act(move);
      await until((now) => now.value !== value);
      transport.share('list', 'held');
    },
    stop: () => root.stop(),
  };
}

export type PlayedSubmission = ReturnType<typeof startSubmission>;
