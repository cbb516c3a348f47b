import { object } from 'yup';
import { BusyButton } from '../../../ui/busy-button';
import { FormGrid } from '../../../ui/form/form-grid';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

/** A form without fields: submitting it opens the browser's question. */
const question = { initialValues: {}, schema: object({}), labels: {} };

type PasskeyFormProps = {
  readonly id: string;
  readonly actor: FormActor;
  readonly variant?: 'solid' | 'outline';
  readonly texts: { readonly submit: string; readonly submitting: string; readonly refused: string };
};

/** The button that asks for a passkey, and why the last attempt failed. */
export function PasskeyForm({ id, actor, variant = 'solid', texts }: PasskeyFormProps) {
  const form = useActorForm({ ...question, id, actor });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <BusyButton {...form.submit} variant={variant} size="lg" busy={form.busy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
    </FormGrid>
  );
}
