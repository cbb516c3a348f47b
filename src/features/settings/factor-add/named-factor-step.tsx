import type { ReactNode } from 'react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import type { FactorKind } from '../../../domain/factor';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import type { TextValues } from '../../../ui/form/form-options';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const rule = ruleSchema(validation, required);
const labels = { name: texts.name, code: texts.app.code };

/** The form of each kind. An app also shows a code. */
const forms = {
  totp: {
    ...texts.app,
    initialValues: { code: '', name: texts.app.initialName },
    schema: object({ code: rule, name: rule }),
  },
  passkey: {
    ...texts.passkey,
    initialValues: { name: texts.passkey.initialName },
    schema: object({ name: rule }),
  },
} as const;

/** This step replaced the one that had the focus, so its first field takes the focus. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

type NamedFactorStepProps = {
  readonly actor: FormActor;
  readonly irreversible: boolean;
  readonly kind: FactorKind;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form that adds a second step: its name, and the code that an app shows. */
export function NamedFactorStep(props: NamedFactorStepProps) {
  const { actor, irreversible, kind, onClose, children } = props;
  const { initialValues, schema, refused, submit, submitting } = forms[kind];
  const form = useActorForm<TextValues>({ id: 'factor-add', actor, initialValues, schema, labels });
  return (
    <FormGrid {...form.form} ref={focusFirst}>
      {children}
      <SubmissionNotice {...form.notice} refused={refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      {kind === 'totp' ? (
        <TextField
          field={form.field('code')}
          label={texts.app.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          verbatim
        />
      ) : null}
      <TextField
        field={form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={LENGTH.factorName.max}
      />
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={submitting}>
          {submit}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
