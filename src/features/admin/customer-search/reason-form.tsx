import { Button } from '@chakra-ui/react/button';
import { object } from 'yup';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { validation } from '#messages/registration/validation';
import type { Customer } from '../../../domain/admin-entities';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const initialValues = { reason: '' };
const labels = { reason: texts.reason };
const schema = object({ reason: ruleSchema(validation, required) });

type ReasonFormProps = {
  readonly submission: FormActor;
  readonly customer: Customer;
  readonly closable: boolean;
  readonly onClose: () => void;
};

/** The reason why an admin acts for a customer, which is required, and the two buttons. */
export function ReasonForm({ submission, customer, closable, onClose }: ReasonFormProps) {
  const form = useActorForm({
    id: 'log-in-as',
    actor: submission,
    initialValues,
    schema,
    labels,
    also: { customer: customer.uuid },
  });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <TextAreaField
        field={form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={LENGTH.adminReason.max}
        readOnly={form.busy}
      />
      <Actions>
        <Button aria-disabled={!closable || undefined} onClick={closable ? onClose : undefined}>
          {texts.cancel}
        </Button>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={texts.beginning}>
          {texts.begin}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
