import { object } from 'yup';
import { guest } from '#messages/session/guest';
import { phone as phoneTexts } from '#messages/registration/phone';
import { validation } from '#messages/registration/validation';
import { LENGTH } from '../../../domain/limits';
import { email, required, type Rule } from '../../../domain/rule';
import { name } from '../../../domain/rules';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { PhoneField } from '../../../ui/phone-field/phone-field';
import { phoneLabels, phoneSchemas, phoneValues } from '../../../ui/phone-field/phone-values';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

const whenTyped =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? null : rule(value);

const initialValues = { name: '', ...phoneValues(), email: '' };
const labels = { name: guest.name, ...phoneLabels(phoneTexts), email: guest.email };
const schema = object({
  name: ruleSchema(validation, required, name),
  ...phoneSchemas(validation),
  email: ruleSchema(validation, whenTyped(email)),
});

type GuestScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held (D3.12). */
  readonly ready: boolean;
  readonly company: Company;
};

/** Continues without an account (S2.publicRoutes.2). A guest can register later (S6.1). */
export function GuestScreen({ actor, ready, company }: GuestScreenProps) {
  const form = useActorForm({ id: 'guest', actor, initialValues, schema, labels, ready });
  return (
    <VisitorLayout title={guest.title} help={guest.help} company={company}>
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={guest.refused} />
        <ErrorSummary {...form.summary} title={guest.summary} />
        <TextField
          field={form.field('name')}
          label={guest.name}
          autoComplete="name"
          maxLength={LENGTH.name.max}
        />
        <PhoneField form={form} texts={phoneTexts} stacked />
        <TextField
          field={form.field('email')}
          label={guest.optional({ label: guest.email })}
          hint={guest.emailHint}
          type="email"
          autoComplete="email"
          verbatim
          optional
        />
        <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={guest.submitting}>
          {guest.submit}
        </BusyButton>
      </FormGrid>
      <Help>
        {guest.others} <VisitorLink to="/register/signup">{guest.createAccount}</VisitorLink> {guest.or}{' '}
        <VisitorLink to="/login">{guest.login}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}
