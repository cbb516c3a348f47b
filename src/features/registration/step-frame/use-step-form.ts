import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import {
  selectIsBusy,
  selectProfileType,
  selectStep,
  selectSubmission,
} from '../../../../machines/registration/stepper/stepper.selectors';
import {
  selectFailure,
  selectSentBody,
} from '../../../../machines/registration/submission/submission.selectors';
import { randomId } from '../../../domain/random-id';
import type { Step } from '../../../domain/wizard/steps';
import { useForm } from '../../../ui/form/use-form';
import type { FormProblem, TextValues } from '../../../ui/form/form-options';
import { keptOf, refusalsOf, startOf, stepSchema } from './step-values';
import { ruleFacts, type StepForm } from '../stepper/stepper-props';
import { useArrival } from './use-arrival';
import type { Wizard } from '../stepper/wizard';

type StepFormOptions = Wizard & {
  readonly id: string;
  /** May change to another step with the same fields while the form stays mounted. */
  readonly step: Step;
  /** The labels of the fields in the error summary. */
  readonly labels: Readonly<Record<string, string>>;
  readonly otherProblems?: readonly FormProblem[];
  /** `false` while a wallet provides the card and the cardholder. */
  readonly asksCardholder?: boolean;
  readonly onEdited?: (values: TextValues, name: string) => void;
};

/**
 * The form of one step. It starts with the wizard's values and sends each edit to the wizard at once, so that neither
 * the browser's Back nor a reload loses input. A click counts only for the step on which it was made: the second
 * click of a double click does not affect the next step.
 */
export function useStepForm(options: StepFormOptions): StepForm {
  const { actor, facts, id, step, labels, otherProblems, asksCardholder = true, onEdited } = options;
  const [initialValues] = useState(() => startOf(step.id, actor.getSnapshot().context, facts));
  const schema = useMemo(
    () =>
      stepSchema(
        step.id,
        (profileType = selectProfileType(actor.getSnapshot())) => ruleFacts(facts, profileType),
        asksCardholder,
      ),
    [actor, facts, step.id, asksCardholder],
  );
  const submission = useSelector(actor, selectSubmission);
  const failure = useSelector(submission, (sent) => (sent === undefined ? null : selectFailure(sent)));
  const body = useSelector(submission, (sent) => (sent === undefined ? null : selectSentBody(sent)));
  const serverErrors = useMemo(
    () => refusalsOf(step, failure, body, startOf(step.id, actor.getSnapshot().context, facts)),
    [actor, facts, step, failure, body],
  );
  const form = useForm<TextValues>({
    id,
    initialValues,
    schema,
    labels,
    serverErrors,
    ...(otherProblems && { otherProblems }),
    disabledUntilValid: true,
    ready: facts.ready,
    busy: useSelector(actor, selectIsBusy),
    onSubmit: (values) => {
      if (selectStep(actor.getSnapshot())?.id === step.id)
        actor.send({ type: 'step.next', values: keptOf(values), key: randomId() });
    },
    onEdited: (values, name) => {
      actor.send({ type: 'values.changed', values: keptOf(values) });
      onEdited?.(values, name);
    },
  });
  useArrival(options, initialValues, form);
  return form;
}
