import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { secondStep as texts } from '#messages/session/second-step';
import type { secondStepMachine } from '../../../../machines/session/second-step/second-step.machine';
import {
  selectFactors,
  selectForm,
  selectIsIrreversible,
  selectWay,
} from '../../../../machines/session/second-step/second-step.selectors';
import type { SignInFactor } from '../../../domain/factor';
import { required } from '../../../domain/rule';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { PasskeyForm } from '../passkey-sign-in/passkey-form';

const words = { passkey: texts.passkey, totp: texts.code, 'recovery-code': texts.recoveryCode } as const;

/** The id of the explanation. It takes the focus when another way replaces the pressed button. */
export const SECOND_STEP_HELP_ID = 'second-step-help';

const initialValues = { code: '' };
const schema = object({ code: ruleSchema(validation, required) });

type CodeFormProps = { readonly actor: FormActor; readonly way: 'totp' | 'recovery-code' };

function CodeForm({ actor, way }: CodeFormProps) {
  const { label, submit } = words[way];
  const form = useActorForm({ id: way, actor, initialValues, schema, labels: { code: label } });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <TextField
        field={form.field('code')}
        label={label}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        {...(way === 'totp' ? { inputMode: 'numeric' } : {})}
        verbatim
      />
      <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={texts.submitting}>
        {submit}
      </BusyButton>
    </FormGrid>
  );
}

export type SecondStepFormProps = {
  readonly actor: ScreenActor<typeof secondStepMachine>;
  /** Leads back to the password. */
  readonly onAgain: () => void;
};

/** The way that is shown, and the others that the server accepts. */
export function SecondStepForm({ actor, onAgain }: SecondStepFormProps) {
  const way = useSelector(actor, selectWay);
  const form = useSelector(actor, selectForm);
  const factors = useSelector(actor, selectFactors);
  const irreversible = useSelector(actor, selectIsIrreversible);
  if (form === undefined) return null;
  /** The pressed button disappears, so the focus moves to what is asked now. */
  const choose = (other: SignInFactor) => {
    actor.send({ type: 'way.chosen', way: other });
    document.getElementById(SECOND_STEP_HELP_ID)?.focus();
  };
  const press = (act: () => void) => ({
    variant: 'ghost' as const,
    'aria-disabled': irreversible || undefined,
    ...(irreversible ? {} : { onClick: act }),
  });
  return (
    <chakra.div display="grid" gap="5">
      <Help id={SECOND_STEP_HELP_ID} tabIndex={-1}>
        {words[way].help}
      </Help>
      {way === 'passkey' ? (
        <PasskeyForm id="passkey" actor={form} texts={{ ...texts, ...texts.passkey }} />
      ) : (
        <CodeForm key={way} actor={form} way={way} />
      )}
      <chakra.div display="grid" gap="1" justifyItems="start">
        {factors
          .filter((factor) => factor !== way)
          .map((factor) => (
            <Button key={factor} {...press(() => choose(factor))}>
              {words[factor].choose}
            </Button>
          ))}
        <Button {...press(onAgain)}>{texts.again}</Button>
      </chakra.div>
      <Help>{texts.lost}</Help>
    </chakra.div>
  );
}
