import { createActor, type ActorRefFrom } from 'xstate';
import {
  selectCardEntry,
  selectIsCardOnly,
  selectStep,
  selectSubmission,
  selectValues,
} from '../../../machines/registration/stepper/stepper.selectors';
import type { stepperMachine } from '../../../machines/registration/stepper/stepper.machine';
import { selectFailure } from '../../../machines/registration/submission/submission.selectors';
import { SubmissionFailureNotice } from '../../../src/features/registration/submission/submission-failure';
import {
  addPremiumInput,
  provideAddPremium,
} from '../../../src/features/premium/add-premium/add-premium.provide';
import { CUSTOMER } from './people';
import { endedAs, nextKey, plain, readLists, type Opening, type Scene } from './scene';
import { enterCard } from './scenes-cards';
import type { World } from './world';

const entered = {
  profileType: 'business',
  billingStreet: '1 Main Street',
  billingTown: 'Cork',
  billingEircode: 'T12 X70A',
  users: '5',
};

/** The wizard for Business Premium at its last step, as after a reload. */
async function openWizard(world: World, companyName: string) {
  await readLists(world);
  world.drafts.save('add-premium', {
    ...entered,
    companyName,
    purpose: 'business',
    resumeAt: 'cardPay',
    draftVersion: '1',
  });
  const route = { customer: CUSTOMER, profileType: 'business', account: null } as const;
  const wizard = world.open(
    createActor(provideAddPremium(world.environment, route), {
      input: addPremiumInput(world.environment, route),
    }),
  );
  await world.settle();
  const stepper = (): ActorRefFrom<typeof stepperMachine> | undefined =>
    wizard.getSnapshot().children.stepper;

  const submissionOf = () => {
    const steps = stepper();
    return steps && selectSubmission(steps.getSnapshot());
  };
  /** Whether the outcome is unknown, so that the screen offers Retry. */
  const offersRetry = (): boolean => {
    const now = submissionOf()?.getSnapshot();
    return now !== undefined && (now.matches('retryable') || now.matches('reconciliationFailed'));
  };

  const press = (): void => {
    const steps = stepper();
    if (!steps) return;
    if (offersRetry()) {
      submissionOf()?.send({ type: 'submission.retried' });
      return;
    }
    // A rejected field leads back to its step.
    for (let turns = 0; turns < 3 && selectStep(steps.getSnapshot())?.id !== 'cardPay'; turns += 1)
      steps.send({ type: 'step.next', values: {}, key: nextKey() });
    enterCard(selectCardEntry(steps.getSnapshot()), true);
    steps.send({ type: 'step.next', values: {}, key: nextKey() });
  };

  const scene: Scene = {
    ...plain,
    effect: 'profile added',
    press,
    said: () => {
      const steps = stepper();
      return steps && <SubmissionFailureNotice actor={steps} />;
    },
    atFields: () => {
      const submission = submissionOf();
      const failure = submission ? selectFailure(submission.getSnapshot()) : null;
      return failure?.kind === 'refused' ? failure.fields : {};
    },
    isDone: () => endedAs(wizard, 'completed'),
    isBusy: () => !offersRetry() && (stepper()?.getSnapshot().hasTag('busy') ?? false),
    keeps: () => {
      const steps = stepper();
      return steps !== undefined && selectValues(steps.getSnapshot())['companyName'] === companyName;
    },
    close: () => void wizard.stop(),
  };
  const isCardOnly = (): boolean => {
    const steps = stepper();
    return steps !== undefined && selectIsCardOnly(steps.getSnapshot());
  };
  return { scene, isCardOnly };
}

const finishing: Opening = {
  open: async (world, { entered: { companyName = '' } }) => (await openWizard(world, companyName)).scene,
};

/** The first card was declined, and the profile waits for another one. */
const payingLater: Opening = {
  open: async (world, { entered: { companyName = '' } }) => {
    world.server.known.demand = 'otherCard';
    const { scene, isCardOnly } = await openWizard(world, companyName);
    scene.press();
    await world.answered();
    if (!isCardOnly()) throw new Error('The wizard asks for another card');
    world.server.known.demand = 'nothing';
    return scene;
  },
};

/** The bank declines, and the card is deleted in the background. The next press uses another card. */
const failingAtBank: Opening = {
  open: async (world, { entered: { companyName = '' } }) => {
    world.server.known.demand = 'bank';
    world.bank.agrees = false;
    const { scene, isCardOnly } = await openWizard(world, companyName);
    let first = true;
    return {
      ...scene,
      press: () => {
        if (!first) {
          world.server.known.demand = 'nothing';
          world.bank.agrees = true;
        }
        first = false;
        scene.press();
      },
      isDone: () => scene.isDone() || (!world.bank.agrees && isCardOnly()),
    };
  },
};

/** The scenes of the wizard for Premium, by the name of their call. */
export const premiumScenes: Readonly<Record<string, Opening>> = {
  'POST /api/premium/subscribe/add-profile': finishing,
  'POST /api/premium/subscribe/add-profile/save-card': payingLater,
  'DELETE /api/user/cards/delete/{cardToken}': failingAtBank,
};
