import { CardElement, Elements } from '@stripe/react-stripe-js';
import { act } from 'react';
import { vi, type Mock } from 'vitest';
import { createActor, fromPromise, raise } from 'xstate';
import { cardAuthenticationMachine } from '../../../machines/cards/card-authentication/card-authentication.machine';
import type {
  ChallengedRequest,
  ConfirmationAnswer,
} from '../../../machines/cards/card-authentication/card-authentication.types';
import { cardEntryMachine } from '../../../machines/cards/card-entry/card-entry.machine';
import { cardToken, premiumConfig } from '../../../machines/samples';
import { stepperMachine } from '../../../machines/registration/stepper/stepper.machine';
import type { StepperInput } from '../../../machines/registration/stepper/stepper.types';
import { submissionMachine } from '../../../machines/registration/submission/submission.machine';
import type {
  CardDeletion,
  Reconciliation,
  SubmissionAnswer,
  SubmissionRequest,
} from '../../../machines/registration/submission/submission.types';
import { toE164 } from '../../../src/domain/phones/phone';
import type { ChallengeOutcome, TokenOutcome } from '../../../src/domain/cards/card-payment';
import { premiumPrice } from '../../../src/domain/premium-offer';
import { cardholderName } from '../../../src/domain/rules';
import { valueOf } from '../../../src/domain/wizard/step-fields';
import { firstIncomplete, stepProblems } from '../../../src/domain/wizard/step-rules';
import {
  addPremiumPlan,
  registrationPlan,
  undecidedAddPremium,
  undecidedRegistration,
  type StepId,
} from '../../../src/domain/wizard/steps';
import {
  accountDetailsLabels,
  AccountDetailsFields,
} from '../../../src/features/registration/steps/account-details-fields';
import type { WalletCharge, WalletListener, WalletTokenOutcome } from '../../../src/domain/cards/wallet';
import type { WalletFormPort } from '../../../src/features/cards/card-entry/card-form-port';
import { ruleFacts, type StepperFacts } from '../../../src/features/registration/stepper/stepper-props';
import { StepperScreen } from '../../../src/features/registration/stepper/stepper-screen';
import { render } from '../../unit/ui/render';

export const facts: StepperFacts = {
  mode: 'registration',
  visitor: { toE164 },
  preset: null,
  ready: true,
  premium: premiumConfig,
  receivedDiscount: false,
  currency: 'EUR',
  openedAt: '2026-11-24T09:00:00Z',
  email: null,
  openTerms: () => undefined,
};

const WAIT_MS = 60_000;

/** The responses from outside. Each call waits until the test ends it. */
export const outside = {
  submit: vi.fn<(request: SubmissionRequest) => Promise<SubmissionAnswer>>(),
  runChallenge: vi.fn<() => Promise<ChallengeOutcome>>(),
  reconcile: vi.fn<() => Promise<Reconciliation>>(),
  createToken: vi.fn<() => Promise<TokenOutcome>>(),
  createWalletToken: vi.fn<() => Promise<WalletTokenOutcome>>(),
};

export const provideWizard = (known: StepperFacts) => {
  const priceIn = (values: StepperInput['values']) =>
    premiumPrice('business', Number(valueOf(values, 'users')), premiumConfig, false)?.full;
  return stepperMachine.provide({
    actors: {
      submission: submissionMachine.provide({
        actors: {
          submit: fromPromise<SubmissionAnswer, SubmissionRequest>(({ input }) => outside.submit(input)),
          cardAuthentication: cardAuthenticationMachine.provide({
            actors: {
              runChallenge: fromPromise<ChallengeOutcome, { challenge: string }>(outside.runChallenge),
              confirm: fromPromise<ConfirmationAnswer, ChallengedRequest>(({ input }) =>
                outside.submit(input as SubmissionRequest),
              ),
            },
            delays: { challengeTimeout: WAIT_MS },
          }),
          deleteCard: fromPromise<null, CardDeletion>(() => Promise.resolve(null)),
          reconcile: fromPromise(outside.reconcile),
        },
        actions: { keepKnownAccounts: () => undefined, logFailure: () => undefined },
      }),
      cardEntry: cardEntryMachine.provide({
        actors: {
          loadProvider: fromPromise(() => Promise.resolve(null)),
          createToken: fromPromise<TokenOutcome, { cardholderName: string }>(outside.createToken),
          createWalletToken: fromPromise<WalletTokenOutcome, { authorisation: string }>(
            outside.createWalletToken,
          ),
        },
        delays: { scriptTimeout: WAIT_MS, tokenTimeout: WAIT_MS },
        guards: { cardholderIsValid: ({ context }) => cardholderName(context.cardholderName) === null },
        actions: { clearElement: () => undefined, giveUpWallet: () => undefined },
      }),
    },
    guards: {
      stepIsIncomplete: (_, { step, values, profileType }) =>
        Object.keys(stepProblems(step as StepId, values, ruleFacts(known, profileType))).length > 0,
      changesPrice: (_, { before, after }) => priceIn(before.values) !== priceIn(after.values),
    },
    actions: {
      checkSteps: raise((_, { steps, values, profileType, hasCard }) => ({
        type: 'steps.checked' as const,
        incomplete: firstIncomplete(steps, values, ruleFacts(known, profileType), hasCard),
      })),
      warnIncomplete: () => undefined,
      keepDraft: () => undefined,
      removeDraft: () => undefined,
      logFailure: () => undefined,
    },
  });
};

/** A visitor's input. */
export const filled = {
  firstName: 'Sorcha',
  lastName: 'Brennan',
  email: 'sorcha@example.com',
  phone: '087 123 4567',
  phoneCountry: 'IE',
  billingStreet: '1 Main Street',
  billingTown: 'Galway',
  billingEircode: '',
  users: '5',
};

export const registration: StepperInput = {
  customer: null,
  repeatable: true,
  plan: registrationPlan({ premium: true, premiumOnly: false, preset: null }),
  undecided: undecidedRegistration,
  profileType: null,
  values: { phoneCountry: 'IE', users: '5' },
  resumeAt: null,
};

export const addPremium: StepperInput = {
  ...registration,
  customer: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  plan: addPremiumPlan({ kind: 'normal' }),
  undecided: undecidedAddPremium,
};

/** The step that loads with a visitor's wizard. */
export const first = {
  id: 'accountDetails',
  fields: { labels: accountDetailsLabels, Fields: AccountDetailsFields },
} as const;

/** The wallet buttons rendered last. The test decides their outcome. */
export const drawn: {
  charge: WalletCharge | null;
  listener: WalletListener | null;
  readonly unmounted: Mock<() => void>;
} = { charge: null, listener: null, unmounted: vi.fn() };

export const port: WalletFormPort = {
  provider: 'simulator',
  loaded: () => null,
  components: () => ({ Elements, CardElement }),
  attach: () => undefined,
  mountWallet: (_place, charge, _look, listener) => {
    Object.assign(drawn, { charge, listener });
    return {
      update: (changed) => {
        drawn.charge = changed;
      },
      unmount: drawn.unmounted,
    };
  },
};

export type Stage = Awaited<ReturnType<typeof play>>;

/** Renders the wizard with its real charts. The test decides the responses from outside. */
export async function play(input: StepperInput, known: StepperFacts = facts) {
  outside.submit.mockReset().mockReturnValue(new Promise(() => undefined));
  outside.runChallenge.mockReset().mockReturnValue(new Promise(() => undefined));
  outside.reconcile.mockReset().mockReturnValue(new Promise(() => undefined));
  outside.createToken.mockReset().mockResolvedValue({ kind: 'token', card: cardToken });
  outside.createWalletToken.mockReset().mockReturnValue(new Promise(() => undefined));
  Object.assign(drawn, { charge: null, listener: null });
  drawn.unmounted.mockReset();
  const actor = createActor(provideWizard(known), { input }).start();
  await render(<StepperScreen actor={actor} facts={known} port={port} first={first} />);
  await settle();
  return actor;
}

// Loads what is lazy in the browser, so that it is there from the first test on, however busy the machine is.
await Promise.all([
  import('../../../src/features/registration/steps/card-step'),
  import('../../../src/features/registration/steps/wallet-area'),
  import('../../../src/features/registration/stepper/leave-dialog'),
  import('../../../src/features/registration/steps/profile-type-fields'),
  import('../../../src/features/registration/steps/profile-details-fields'),
  import('../../../src/features/registration/steps/credit-account-fields'),
]);

/** Waits for lazy steps and promises. */
export const settle = () =>
  act(() =>
    vi.waitFor(() => {
      if (document.body.textContent.includes('Loading this step')) throw new Error('Still loading');
    }),
  );

/** Enters a card with a cardholder and accepts the terms, like the provider and the person. */
export async function enterCard(actor: Stage): Promise<void> {
  await act(async () => {
    await vi.waitFor(() => {
      if (!actor.getSnapshot().children.cardEntry?.getSnapshot().hasTag('usable')) throw new Error('Not yet');
    });
    const entry = actor.getSnapshot().children.cardEntry;
    entry?.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
    entry?.send({ type: 'terms.changed', accepted: true });
  });
}

/** The review's link back to a step. */
export const changeOf = (step: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[aria-label="Change ${step}"]`);
  if (found === null) throw new Error(`Nothing changes ${step}`);
  return found;
};
