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

/** An address that can be one, and any password: whether they fit is the server's to say. */
const schema = object({
  email: ruleSchema(validation, required, email),
  password: verbatimSchema(validation, required),
});

type LoginFormProps = {
  readonly actor: FormActor;
  /** The app has started and can send; until then a press is kept (D3.12). */
  readonly ready: boolean;
  /** The form's id, of which its fields' ids are made; another one where a login may stand already. */
  readonly idPrefix?: string;
  /** A link in line with the password's label. */
  readonly aside?: ReactNode;
  /** Something was typed, after the actor has been told. */
  readonly onEdited?: () => void;
};

/** E-mail, password and one press: the customer's login, the admin's, and signing in again in place. */
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
        autoComplete="username"
        verbatim
      />
      <chakra.div position="relative">
        <PasswordField
          field={form.field('password')}
          label={login.password}
          autoComplete="current-password"
          toggle={toggle}
        />
        {/* Shown beside the label, after the field in the tab order. */}
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
