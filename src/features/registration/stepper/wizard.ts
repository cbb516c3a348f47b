import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { stepper as texts } from '#messages/registration/stepper';
import {
  selectIsBusy as selectIsStepperBusy,
  selectSubmission,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { selectIsConfirming } from '../../../../machines/cards/card-authentication/card-authentication.selectors';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import {
  selectCanRetry,
  selectCardAuthentication,
  selectFailure,
  selectIsBusy,
  selectProgress,
  type SubmissionProgress,
} from '../../../../machines/registration/submission/submission.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import type { StepperFacts } from './stepper-props';

export type StepperActor = ScreenActor<typeof stepperMachine>;

/** The props of every part of the wizard. */
export type Wizard = { readonly actor: StepperActor; readonly facts: StepperFacts };

const PROGRESS: Readonly<Record<NonNullable<SubmissionProgress>, string>> = {
  sending: texts.sending,
  authenticating: texts.authenticating,
  removingCard: texts.removingCard,
  checking: texts.checking,
};

export type Waiting = {
  /** A request is or may be pending, so the input cannot be changed. */
  readonly locked: boolean;
  /** What the wizard is waiting for, in words for the person; `null` if it is not waiting. */
  readonly progress: string | null;
  /** The response was lost: only Retry is possible, or it is running. */
  readonly noResponse: boolean;
};

type Sent = SnapshotFrom<typeof submissionMachine> | undefined;

const hasNoResponse = (sent: Sent): boolean =>
  sent !== undefined && (selectCanRetry(sent) || (selectIsBusy(sent) && selectFailure(sent) !== null));

/** Returns whether the wizard is waiting, and for what. */
export function useWaiting(actor: StepperActor): Waiting {
  const locked = useSelector(actor, selectIsStepperBusy);
  const submission = useSelector(actor, selectSubmission);
  const noResponse = useSelector(submission, hasNoResponse);
  const idle = useSelector(submission, (sent) => sent !== undefined && selectCanRetry(sent));
  const waitsFor = useSelector(submission, (sent) => (sent === undefined ? null : selectProgress(sent)));
  const authentication = useSelector(submission, (sent) => sent && selectCardAuthentication(sent));
  const confirming = useSelector(authentication, (one) => one !== undefined && selectIsConfirming(one));
  const progress = confirming ? 'sending' : waitsFor;
  if (!locked || idle) return { locked, progress: null, noResponse };
  return { locked, progress: progress === null ? texts.savingCard : PROGRESS[progress], noResponse };
}
