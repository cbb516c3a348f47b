import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { email, required } from '../../../src/domain/rule';
import { BusyButton } from '../../../src/ui/busy-button';
import { ErrorSummary } from '../../../src/ui/form/error-summary';
import { PasswordField } from '../../../src/ui/form/password-field';
import { ruleSchema, verbatimSchema } from '../../../src/ui/form/rule-schema';
import { TextField } from '../../../src/ui/form/text-field';
import { WhyNot } from '../../../src/ui/form/why-not';
import { useForm } from '../../../src/ui/form/use-form';
import type { FormProblem } from '../../../src/ui/form/form-options';

export type SampleValues = { email: string; password: string };

const initialValues: SampleValues = { email: '', password: '' };
const labels = { email: 'Email', password: 'Password' };
const schema = object({
  email: ruleSchema(validation, required, email),
  password: verbatimSchema(validation, required),
});
const toggle = { show: 'Show', hide: 'Hide', what: 'password' };

export type SampleFormProps = {
  readonly onSubmit: (values: SampleValues) => void;
  readonly onEdited?: (values: SampleValues, name: string) => void;
  readonly ready?: boolean;
  readonly busy?: boolean;
  readonly disabledUntilValid?: boolean;
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly otherProblems?: readonly FormProblem[];
};

type SampleFieldsProps = {
  readonly form: ReturnType<typeof useForm<SampleValues>>;
  readonly busy: boolean;
};

function SampleFields({ form, busy }: SampleFieldsProps) {
  return (
    <form {...form.form}>
      <ErrorSummary {...form.summary} title="Please check" />
      <TextField
        field={form.field('email')}
        label="Email"
        hint="Ours to keep"
        autoComplete="username"
        maxLength={9}
      />
      <PasswordField
        field={form.field('password')}
        label="Password"
        autoComplete="current-password"
        toggle={toggle}
      />
      <BusyButton {...form.submit} busy={busy || form.waiting} busyText="Sending">
        Send
      </BusyButton>
      <WhyNot form={form.form.id} aria-disabled={form.submit['aria-disabled']}>
        Why not?
      </WhyNot>
      <button type="button" onClick={form.reset}>
        Start over
      </button>
    </form>
  );
}

export function SampleForm(props: SampleFormProps) {
  const form = useForm<SampleValues>({ id: 'sample', initialValues, schema, labels, ...props });
  return <SampleFields form={form} busy={props.busy ?? false} />;
}
