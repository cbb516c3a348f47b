import type { CardToken, ProfileType } from '../../../src/domain/entities';
import type { Step, StepPlan, StepValues } from '../../../src/domain/wizard/steps';
import type { SubmissionInput, SubmissionReport } from '../submission/submission.types';

export type StepperInput = SubmissionInput & {
  /** The steps of each profile type that is offered (D4.1). */
  readonly plan: StepPlan;
  /** The steps that are known before a type is chosen. */
  readonly undecided: readonly Step[];
  /** The type that was asked for, or `null` where it has yet to be chosen. */
  readonly profileType: ProfileType | null;
  /** What is known already, or was typed before a reload. */
  readonly values: StepValues;
  /** The step to go on with after a reload (the first where the plan has no such step); `null`: nothing was entered. */
  readonly resumeAt: string | null;
};

/** A step as it stands. */
export type InStep = {
  readonly step: string;
  readonly profileType: ProfileType | null;
  readonly values: StepValues;
};

export type StepperContext = Omit<StepperInput, 'resumeAt'> & {
  readonly steps: readonly Step[];
  /** The id of the step that is shown. */
  readonly step: string;
  /** How far the person has come: steps up to this index can be visited. */
  readonly furthest: number;
  /** Something was entered that is not sent yet. */
  readonly edited: boolean;
  /** The token of the card step; dropped with whatever changes. */
  readonly card: CardToken | null;
  /** Made for the press that is under way. */
  readonly key: string;
};

export type StepperEvent =
  /** A field was left, or a step is about to be: what stands in the form. */
  | { readonly type: 'values.changed'; readonly values: StepValues }
  | { readonly type: 'type.chosen'; readonly profileType: ProfileType }
  /** Next, Finish or 'Request Business+' was pressed; `key` is made for this press. */
  | { readonly type: 'step.next'; readonly values: StepValues; readonly key: string }
  | { readonly type: 'step.back' }
  /** The card of an optional step can follow later. */
  | { readonly type: 'step.skipped'; readonly key: string }
  /** The browser's Back or Forward, or a Change link of the review. */
  | { readonly type: 'step.visited'; readonly step: string }
  /** The person is about to leave the wizard. */
  | { readonly type: 'leave.requested' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.declined' }
  | { readonly type: 'token.received'; readonly card: CardToken }
  | { readonly type: 'token.refused' }
  | SubmissionReport;

/** For the browser's history: another step is shown. */
export type StepperEmitted = { readonly type: 'step.changed'; readonly step: string };

export type StepperOutput =
  | {
      readonly kind: 'completed';
      /** The new customer, as far as the server has named them. */
      readonly uuid: string | null;
      readonly profileType: ProfileType;
    }
  /** The account exists, its card follows later. */
  | {
      readonly kind: 'postponed';
      readonly uuid: string | null;
      readonly profileType: ProfileType;
    }
  /** Nobody can tell whether it was done, and it may not be sent again. */
  | { readonly kind: 'outcomeUnknown' }
  | { readonly kind: 'closed' };

export type StepperTag = 'busy' | 'irreversible' | 'locked';
