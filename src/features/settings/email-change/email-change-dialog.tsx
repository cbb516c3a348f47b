import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { emailChange as texts } from '#messages/settings/email-change';
import { password as passwordTexts } from '#messages/settings/password';
import { selectIsIrreversible } from '../../../../machines/settings/email-change/email-change.selectors';
import { email as emailRule, required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { Dialog } from '../../../ui/dialog';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { PasswordField } from '../../../ui/form/password-field';
import { ruleSchema, verbatimSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { Help } from '../../../ui/text';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { EMAIL_HEADING_ID, type EmailChangeActor } from './email-change-parts';

const initialValues = { newEmail: '', password: '' };
const labels = { newEmail: texts.newEmail, password: texts.password };
const schema = object({
  newEmail: ruleSchema(validation, required, emailRule),
  password: verbatimSchema(validation, required),
});
const toggle = {
  show: passwordTexts.show,
  hide: passwordTexts.hide,
  what: texts.password.toLowerCase(),
};

type EmailChangeDialogProps = {
  readonly actor: EmailChangeActor;
  readonly form: FormActor;
  /** For password managers, which otherwise do not know whose password it is. */
  readonly email: string;
};

/** Asks for the new address and the password, and says what follows (D2.extensionGroups.emailChange). */
export function EmailChangeDialog({ actor, form: submission, email }: EmailChangeDialogProps) {
  const irreversible = useSelector(actor, selectIsIrreversible);
  const form = useActorForm({ id: 'email-change', actor: submission, initialValues, schema, labels });
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={texts.dialogTitle}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={EMAIL_HEADING_ID}
      onClose={close}
    >
      <FormGrid {...form.form}>
        <Help>{texts.dialogHelp}</Help>
        <SubmissionNotice {...form.notice} refused={texts.refused} />
        <ErrorSummary {...form.summary} title={texts.summary} />
        <TextField
          field={form.field('newEmail')}
          label={texts.newEmail}
          type="email"
          autoComplete="email"
          verbatim
        />
        <PasswordField
          field={form.field('password')}
          label={texts.password}
          autoComplete="current-password"
          toggle={toggle}
        />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Actions>
          <CancelButton irreversible={irreversible} onClick={close}>
            {texts.cancel}
          </CancelButton>
          <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={texts.submitting}>
            {texts.submit}
          </BusyButton>
        </Actions>
      </FormGrid>
    </Dialog>
  );
}
