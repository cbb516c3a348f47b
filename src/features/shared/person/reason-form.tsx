import { Button } from '@chakra-ui/react/button';
import { object } from 'yup';
import { actingReason as texts } from '#messages/session/acting-reason';
import { validation } from '#messages/registration/validation';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { SubmissionNotice } from '../forms/submission-notice';
import { useActorForm } from '../forms/use-actor-form';
import type { FormActor } from '../forms/use-submission';

const initialValues = { reason: '' };
const labels = { reason: texts.reason };
const schema = object({ reason: ruleSchema(validation, required) });

type ReasonFormProps = {
  readonly id: string;
  readonly submission: FormActor;
  /** What else is sent. */
  readonly also?: Readonly<Record<string, string>>;
  readonly texts: {
    readonly hint: string;
    readonly refused: string;
    readonly begin: string;
    readonly beginning: string;
  };
  readonly closable: boolean;
  readonly onClose: () => void;
};

/** The reason why an admin signs in as a customer or acts for them, which is required, and the two buttons. */
export function ReasonForm({ id, submission, also, texts: own, closable, onClose }: ReasonFormProps) {
  const form = useActorForm({ id, actor: submission, initialValues, schema, labels, ...(also && { also }) });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={own.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <TextAreaField
        field={form.field('reason')}
        label={texts.reason}
        hint={own.hint}
        maxLength={LENGTH.adminReason.max}
        readOnly={form.busy}
      />
      <Actions>
        <Button aria-disabled={!closable || undefined} onClick={closable ? onClose : undefined}>
          {texts.cancel}
        </Button>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={own.beginning}>
          {own.begin}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
