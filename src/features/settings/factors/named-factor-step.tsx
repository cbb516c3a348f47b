import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const rule = ruleSchema(validation, required);
const labels = { name: texts.name, code: texts.app.code };

/** The step has replaced another one with its focus, so its first field takes the focus. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

type NamedFactorStepProps = {
  readonly actor: FormActor;
  readonly irreversible: boolean;
  /** Asks for a code too. */
  readonly withCode?: boolean;
  readonly texts: {
    readonly initialName: string;
    readonly refused: string;
    readonly submit: string;
    readonly submitting: string;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form that adds a second step: its name, and the code that an app shows. */
export function NamedFactorStep(props: NamedFactorStepProps) {
  const { actor, irreversible, withCode = false, onClose, children } = props;
  const { initialName, refused, submit, submitting } = props.texts;
  const form = useActorForm({
    id: 'factor-add',
    actor,
    initialValues: withCode ? { code: '', name: initialName } : { name: initialName },
    schema: withCode ? object({ code: rule, name: rule }) : object({ name: rule }),
    labels,
  });
  return (
    <FormGrid {...form.form} ref={focusFirst}>
      {children}
      <SubmissionNotice {...form.notice} refused={refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      {withCode ? (
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
        <Button aria-disabled={irreversible || undefined} onClick={irreversible ? undefined : onClose}>
          {texts.cancel}
        </Button>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={submitting}>
          {submit}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
