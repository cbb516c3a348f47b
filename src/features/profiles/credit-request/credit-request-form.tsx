import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { creditRequest as texts } from '#messages/profiles/credit-request';
import { validation } from '#messages/registration/validation';
import type { creditRequestMachine } from '../../../../machines/profiles/credit-request/credit-request.machine';
import {
  selectIsIrreversible,
  selectValues,
} from '../../../../machines/profiles/credit-request/credit-request.selectors';
import { creditRequestProblems } from '../../../domain/wizard/step-rules';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import type { TextValues } from '../../../ui/form/form-options';
import { jointSchema } from '../../../ui/form/joint-schema';
import { WhyNot } from '../../../ui/form/why-not';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { creditAccountLabels, CreditRequestFields } from '../../registration/steps/credit-account-fields';
import { startOf } from '../../registration/step-frame/step-values';

export type CreditRequestActor = ScreenActor<typeof creditRequestMachine>;

/** What the form needs of the company's configuration and of the customer. */
export type CreditRequestFacts = {
  /** The customer's own email address, or `null`. */
  readonly email: string | null;
  /** The company charges a service fee, so `authorised` may stay empty (S5.creditAccountRequest). */
  readonly serviceCharge: boolean;
  /** Opens the terms over the dialog. The focus then returns to the element with this id. */
  readonly openTerms: (activator: string) => void;
};

type CreditRequestFormProps = {
  readonly actor: CreditRequestActor;
  readonly submission: FormActor;
  readonly facts: CreditRequestFacts;
  readonly onClose: () => void;
};

/** The fields and rules of the credit-account step of the stepper (S5.creditAccountRequest), and a submit button. */
export function CreditRequestForm({ actor, submission, facts, onClose }: CreditRequestFormProps) {
  const { email, serviceCharge, openTerms } = facts;
  const irreversible = useSelector(actor, selectIsIrreversible);
  const [initialValues] = useState(() =>
    startOf('creditAccount', { values: selectValues(actor.getSnapshot()), profileType: null }, { email }),
  );
  const schema = useMemo(
    () =>
      jointSchema((values) =>
        Object.fromEntries(
          Object.entries(creditRequestProblems(values, serviceCharge)).map(([name, key]) => [
            name,
            validation[key],
          ]),
        ),
      ),
    [serviceCharge],
  );
  const form = useActorForm<TextValues>({
    id: 'credit-request',
    actor: submission,
    initialValues,
    schema,
    labels: creditAccountLabels,
    disabledUntilValid: true,
    onEdited: (values) => actor.send({ type: 'request.edited', values }),
  });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <CreditRequestFields
        form={form}
        locked={form.busy}
        openTerms={openTerms}
        serviceCharge={serviceCharge}
      />
      <VisuallyHidden role="status">{form.busy ? texts.sending : ''}</VisuallyHidden>
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={texts.sending}>
          {texts.send}
        </BusyButton>
      </Actions>
      <WhyNot form={form.form.id} aria-disabled={form.submit['aria-disabled']} justifySelf="end">
        {texts.whyNot}
      </WhyNot>
    </FormGrid>
  );
}
