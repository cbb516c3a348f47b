import { chakra } from '@chakra-ui/react/styled-system';
import { object } from 'yup';
import { password as passwordTexts } from '#messages/settings/password';
import { profile } from '#messages/settings/profile';
import { validation } from '#messages/registration/validation';
import { required } from '../../../domain/rule';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { PasswordField } from '../../../ui/form/password-field';
import { verbatimSchema } from '../../../ui/form/rule-schema';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { NewPasswordField } from '../password-strength/new-password-field';
import { usePasswordStrength, type PasswordStrengthActor } from '../password-strength/use-password-strength';

const FORM_ID = 'password';

const initialValues = { oldPassword: '', newPassword: '' };
const labels = { oldPassword: profile.oldPassword, newPassword: profile.newPassword };
/** The strength of the new password is checked by the strength actor, not here. */
const schema = object({
  oldPassword: verbatimSchema(validation, required),
  newPassword: verbatimSchema(validation, required),
});
const toggle = {
  show: passwordTexts.show,
  hide: passwordTexts.hide,
  what: profile.oldPassword.toLowerCase(),
};

type ChangePasswordFormProps = {
  readonly actor: FormActor;
  readonly strength: PasswordStrengthActor;
  /** For password managers, which otherwise do not know whose password it is. */
  readonly email: string;
  /** The form is the purpose of the screen. */
  readonly primary: boolean;
};

/** The old password and a sufficiently strong new one (S5.newPassword). */
export function ChangePasswordForm({ actor, strength, email, primary }: ChangePasswordFormProps) {
  const gate = usePasswordStrength(strength, {
    fieldId: `${FORM_ID}-newPassword`,
    label: profile.newPassword,
  });
  const form = useActorForm({ id: FORM_ID, actor, initialValues, schema, labels, ...gate });
  return (
    <FormGrid {...form.form} maxWidth="form">
      <SubmissionNotice {...form.notice} refused={profile.passwordRefused} />
      <ErrorSummary {...form.summary} title={profile.passwordSummary} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field={form.field('oldPassword')}
        label={profile.oldPassword}
        autoComplete="current-password"
        toggle={toggle}
      />
      <NewPasswordField
        field={form.field('newPassword')}
        label={profile.newPassword}
        actor={strength}
        pressed={form.pressed}
      />
      <chakra.div>
        <BusyButton
          {...form.submit}
          variant={primary ? 'solid' : 'outline'}
          busy={form.busy}
          busyText={profile.submittingPassword}
          width={{ base: 'full', sm: 'auto' }}
        >
          {profile.submitPassword}
        </BusyButton>
      </chakra.div>
    </FormGrid>
  );
}
