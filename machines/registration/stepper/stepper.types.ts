import type { CardToken, ProfileType } from '../../../src/domain/entities';
import type { Step, StepPlan, StepValues } from '../../../src/domain/wizard/steps';
import type { SubmissionInput, SubmissionReport } from '../submission/submission.types';

export type StepperInput = SubmissionInput & {
  /** The steps of each offered profile type (D4.1). */
  readonly plan: StepPlan;
  /** The steps that are known before a type is chosen. */
  readonly undecided: readonly Step[];
  /** The requested type; `null` if it has yet to be chosen. */
  readonly profileType: ProfileType | null;
  /** Values that are known already or were typed before a reload. */
  readonly values: StepValues;
  /** The step to resume at after a reload (the first if the plan does not have it); `null`: nothing was entered. */
  readonly resumeAt: string | null;
};

/** A step with its current values. */
export type InStep = {
  readonly step: string;
  readonly profileType: ProfileType | null;
  readonly values: StepValues;
};

/** All steps with their current values, and whether there is a card. */
export type InSteps = Omit<InStep, 'step'> & {
  readonly steps: readonly Step[];
  readonly hasCard: boolean;
};

/** The result of checking all steps: the id of the first incomplete one, or `null`. */
export type StepsChecked = { readonly type: 'steps.checked'; readonly incomplete: string | null };

export type StepperContext = Omit<StepperInput, 'resumeAt'> & {
  readonly steps: readonly Step[];
  /** The id of the current step. */
  readonly step: string;
  /** The index of the furthest step that can be visited. */
  readonly furthest: number;
  /** Whether values were entered and not submitted. */
  readonly edited: boolean;
  /** The token of the card step. Any change discards it. */
  readonly card: CardToken | null;
  /** The key of the current press. */
  readonly key: string;
};

export type StepperEvent =
  /** A field lost focus, or a step is about to change. `values` are the form's values. */
  | { readonly type: 'values.changed'; readonly values: StepValues }
  | { readonly type: 'type.chosen'; readonly profileType: ProfileType }
  /** Next, Finish or 'Request Business+' was pressed. `key` is generated for each press. */
  | { readonly type: 'step.next'; readonly values: StepValues; readonly key: string }
  | { readonly type: 'step.back' }
  /** The card of an optional step is postponed. */
  | { readonly type: 'step.skipped'; readonly key: string }
  /** The browser's Back or Forward was used, or a Change link of the review. */
  | { readonly type: 'step.visited'; readonly step: string }
  /** The person is about to leave the wizard. */
  | { readonly type: 'leave.requested' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.declined' }
  | { readonly type: 'token.received'; readonly card: CardToken }
  | { readonly type: 'token.refused' }
  | StepsChecked
  | SubmissionReport;

/** Tells the browser's history that another step is shown. */
export type StepperEmitted = { readonly type: 'step.changed'; readonly step: string };

export type StepperOutput =
  | {
      readonly kind: 'completed';
      /** The new customer's uuid, if the server has named it. */
      readonly uuid: string | null;
      readonly profileType: ProfileType;
    }
  /** The account exists; its card is added later. */
  | {
      readonly kind: 'postponed';
      readonly uuid: string | null;
      readonly profileType: ProfileType;
    }
  /** The outcome is unknown, and the request must not be sent again. */
  | { readonly kind: 'outcomeUnknown' }
  | { readonly kind: 'closed' };

export type StepperTag = 'busy' | 'irreversible' | 'locked';
