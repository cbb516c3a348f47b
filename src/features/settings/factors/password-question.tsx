import type { ComponentProps, ReactNode } from 'react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import { password as passwordTexts } from '#messages/settings/password';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { PasswordField } from '../../../ui/form/password-field';
import { verbatimSchema } from '../../../ui/form/rule-schema';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const initialValues = { password: '' };
const labels = { password: texts.password };
const schema = object({ password: verbatimSchema(validation, required) });
const toggle = { show: passwordTexts.show, hide: passwordTexts.hide, what: texts.password.toLowerCase() };

type PasswordQuestionProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** Values to send besides the password. */
  readonly also?: FormValues;
  /** For password managers, which otherwise do not know whose password it is. */
  readonly email: string;
  /** The request is on its way, and cannot be stopped. */
  readonly irreversible: boolean;
  /** The request was accepted, and its result is awaited. */
  readonly waiting?: boolean;
  readonly texts: {
    readonly refused: string;
    readonly keep?: string;
    readonly submit: string;
    readonly submitting: string;
  };
  readonly colorPalette?: ComponentProps<typeof BusyButton>['colorPalette'];
  readonly onClose: () => void;
  /** What the password is asked for. */
  readonly children: ReactNode;
};

/** A form that asks for the password, before something about the second step changes. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { id, actor, also, email, irreversible, waiting = false, colorPalette, onClose, children } = props;
  const form = useActorForm({ id, actor, initialValues, schema, labels, ...(also && { also }) });
  return (
    <FormGrid {...form.form}>
      {children}
      <SubmissionNotice {...form.notice} refused={props.texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <PasswordField
        field={form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        toggle={toggle}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {props.texts.keep ?? texts.cancel}
        </CancelButton>
        <BusyButton
          {...form.submit}
          variant="solid"
          colorPalette={colorPalette}
          busy={form.busy || waiting}
          busyText={props.texts.submitting}
        >
          {props.texts.submit}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
