import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import {
  selectIsIrreversible,
  selectRequest,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { DECISION_HEADING_ID, type DecisionActor } from './decision-parts';
import { DecisionAnswers } from './decision-answers';
import { DecisionNotice } from './decision-notice';

/** A form without fields: submitting it is the confirmation. */
const question = { id: 'approve-request', initialValues: {}, schema: object({}), labels: {} };

type ApproveDialogProps = {
  readonly actor: DecisionActor;
  /** The submission of the approval. */
  readonly form: FormActor;
};

/** Asks the admin to confirm the approval. The safe button has the initial focus. */
export function ApproveDialog({ actor, form: submission }: ApproveDialogProps) {
  const request = useSelector(actor, selectRequest);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const uuid = request?.uuid ?? '';
  const company = request?.companyName ?? '';
  const form = useActorForm({ ...question, actor: submission, also: { uuid } });
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.approveQuestion({ company })}
      closeLabel={texts.close}
      closable={!irreversible}
      fallback={DECISION_HEADING_ID}
      firstFocus="safe"
      onClose={close}
    >
      <FormGrid {...form.form}>
        <DecisionNotice actor={actor} notice={form.notice} refused={texts.notApproved} />
        <DialogDescription>
          <p>{texts.approveConsequence({ customer: request?.customer.name ?? '', company })}</p>
        </DialogDescription>
        <DecisionAnswers actor={actor} submit={form.submit} doing={texts.approving} onClose={close}>
          {texts.approve}
        </DecisionAnswers>
      </FormGrid>
    </Dialog>
  );
}
