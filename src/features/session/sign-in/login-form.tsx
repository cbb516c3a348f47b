import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { login } from '#messages/session/login';
import { validation } from '#messages/registration/validation';
import { email, required } from '../../../domain/rule';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { PasswordField } from '../../../ui/form/password-field';
import { ruleSchema, verbatimSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const initialValues = { email: '', password: '' };
const labels = { email: login.email, password: login.password };
const toggle = { show: login.show, hide: login.hide, what: login.password.toLowerCase() };

/** Requires a valid email address and any password. Whether they match is for the server to decide. */
const schema = object({
  email: ruleSchema(validation, required, email),
  password: verbatimSchema(validation, required),
});

type LoginFormProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held (D3.12). */
  readonly ready: boolean;
  /**
   * The id of the form, and the prefix of its fields' ids. Pass another one if the page may already contain a login
   * form.
   */
  readonly idPrefix?: string;
  /** A link beside the label of the password. */
  readonly aside?: ReactNode;
  /** Called after the person edits a field and the actor has received the event. */
  readonly onEdited?: () => void;
};

/**
 * Email, password and submit button: for the customer login, the admin login, and the dialog for signing in again.
 */
export function LoginForm({ actor, ready, idPrefix = 'login', aside, onEdited }: LoginFormProps) {
  const form = useActorForm({
    id: idPrefix,
    actor,
    initialValues,
    schema,
    labels,
    ready,
    ...(onEdited && { onEdited }),
  });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={login.refused} />
      <ErrorSummary {...form.summary} title={login.summary} />
      <TextField
        field={form.field('email')}
        label={login.email}
        type="email"
        autoComplete="username webauthn"
        verbatim
      />
      <chakra.div position="relative">
        <PasswordField
          field={form.field('password')}
          label={login.password}
          autoComplete="current-password"
          toggle={toggle}
        />
        {/* Rendered after the field for the tab order, and positioned beside the label. */}
        <chakra.div position="absolute" insetBlockStart="0" insetInlineEnd="0" fontSize="sm">
          {aside}
        </chakra.div>
      </chakra.div>
      <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={login.submitting}>
        {login.submit}
      </BusyButton>
    </FormGrid>
  );
}
