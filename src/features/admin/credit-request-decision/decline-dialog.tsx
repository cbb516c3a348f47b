import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object } from 'yup';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import { validation } from '#messages/registration/validation';
import {
  selectIsIrreversible,
  selectReason,
  selectRequest,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { DECISION_HEADING_ID, type DecisionActor } from './decision-parts';
import { DecisionAnswers } from './decision-answers';
import { DecisionNotice } from './decision-notice';

const labels = { reason: texts.reason };
const schema = object({ reason: ruleSchema(validation, required) });

type DeclineDialogProps = {
  readonly actor: DecisionActor;
  /** The submission of the decline. */
  readonly form: FormActor;
};

/** Asks for the reason, which is sent to the customer. If the submission fails, the reason stays. */
export function DeclineDialog({ actor, form: submission }: DeclineDialogProps) {
  const request = useSelector(actor, selectRequest);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const [initialValues] = useState(() => ({ reason: selectReason(actor.getSnapshot()) }));
  const form = useActorForm({
    id: 'decline-request',
    actor: submission,
    initialValues,
    schema,
    labels,
    also: { uuid: request?.uuid ?? '' },
    onEdited: ({ reason }) => actor.send({ type: 'reason.edited', reason }),
  });
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.declineQuestion({ company: request?.companyName ?? '' })}
      closeLabel={texts.close}
      closable={!irreversible}
      fallback={DECISION_HEADING_ID}
      onClose={close}
    >
      <FormGrid {...form.form}>
        <DecisionNotice actor={actor} notice={form.notice} refused={texts.notDeclined} />
        <ErrorSummary {...form.summary} title={texts.summary} />
        <DialogDescription>
          <p>{texts.declineConsequence}</p>
        </DialogDescription>
        <TextAreaField
          field={form.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint({ customer: request?.customer.name ?? '' })}
          maxLength={LENGTH.adminReason.max}
          readOnly={irreversible}
        />
        <DecisionAnswers
          actor={actor}
          submit={form.submit}
          palette="error"
          doing={texts.declining}
          onClose={close}
        >
          {texts.decline}
        </DecisionAnswers>
      </FormGrid>
    </Dialog>
  );
}
