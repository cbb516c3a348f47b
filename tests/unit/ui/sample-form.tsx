import { object } from 'yup';
import { validation } from '#messages/validation';
import { email, required } from '../../../src/domain/rules';
import { BusyButton } from '../../../src/ui/button';
import { ErrorSummary } from '../../../src/ui/form/error-summary';
import { PasswordField } from '../../../src/ui/form/password-field';
import { ruleSchema, verbatimSchema } from '../../../src/ui/form/rule-schema';
import { TextField } from '../../../src/ui/form/text-field';
import { useForm, type FormProblem } from '../../../src/ui/form/use-form';

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
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly otherProblems?: readonly FormProblem[];
};

/** A form of two fields, made of the house's parts, for the tests of the hook. */
export function SampleForm(props: SampleFormProps) {
  const form = useForm<SampleValues>({ id: 'sample', initialValues, schema, labels, ...props });
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
      <BusyButton {...form.submit} busy={(props.busy ?? false) || form.waiting} busyText="Sending">
        Send
      </BusyButton>
      <button type="button" onClick={form.reset}>
        Start over
      </button>
    </form>
  );
}
