import { useState } from 'react';
import { object } from 'yup';
import { contact } from '#messages/content/contact';
import { phone as phoneTexts } from '#messages/registration/phone';
import { validation } from '#messages/registration/validation';
import { selectValues } from '../../../../machines/content/contact/contact.selectors';
import type { ContactValues } from '../../../../machines/content/contact/contact.types';
import type { Option } from '../../../domain/entities';
import { LENGTH } from '../../../domain/limits';
import { email, required } from '../../../domain/rule';
import { name } from '../../../domain/rules';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { SelectField } from '../../../ui/form/select-field';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { WhyNot } from '../../../ui/form/why-not';
import { PhoneField } from '../../../ui/phone-field/phone-field';
import { phoneLabels, phoneSchemas } from '../../../ui/phone-field/phone-values';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import type { ContactActor } from './contact-actor';

const labels = {
  name: contact.name,
  ...phoneLabels(phoneTexts),
  email: contact.email,
  subject: contact.subject,
  message: contact.message,
};

const rules = {
  name: ruleSchema(validation, required, name),
  ...phoneSchemas(validation),
  email: ruleSchema(validation, required, email),
  message: ruleSchema(validation, required),
};
const schema = object({ ...rules, subject: ruleSchema(validation, required) });
/** If the company has no subjects, the subject is not required. */
const schemaWithoutSubject = object({ ...rules, subject: ruleSchema(validation) });

/** Returns the initial values. A subject that is no longer offered is replaced by the first one (D5.7). */
const beginning = (values: ContactValues, subjects: readonly Option[]): ContactValues => {
  const offered = subjects.some(({ id }) => id === values.subject);
  return { ...values, subject: offered ? values.subject : (subjects[0]?.id ?? '') };
};

type ContactFormProps = {
  readonly actor: ContactActor;
  /** The submission of the form. */
  readonly form: FormActor;
  /** If empty, the form has no subject field. It does not change between the two while the form is mounted. */
  readonly subjects: readonly Option[];
  /** The id of the form, and the prefix of its fields' ids. */
  readonly id: string;
};

/** The message to the company (S5.contactForm). */
export function ContactForm({ actor, form: submission, subjects, id }: ContactFormProps) {
  const [initialValues] = useState(() => beginning(selectValues(actor.getSnapshot()), subjects));
  const form = useActorForm({
    id,
    actor: submission,
    initialValues,
    schema: subjects.length === 0 ? schemaWithoutSubject : schema,
    labels,
    disabledUntilValid: true,
    onEdited: (values) => actor.send({ type: 'message.edited', values }),
  });
  const { busy } = form;
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={contact.refused} />
      <ErrorSummary {...form.summary} title={contact.summary} />
      <TextField
        field={form.field('name')}
        label={contact.name}
        autoComplete="name"
        maxLength={LENGTH.contactName.max}
        readOnly={busy}
      />
      <PhoneField form={form} texts={phoneTexts} readOnly={busy} />
      <TextField
        field={form.field('email')}
        label={contact.email}
        type="email"
        autoComplete="email"
        verbatim
        readOnly={busy}
      />
      {subjects.length === 0 ? null : (
        <SelectField
          field={form.field('subject')}
          label={contact.subject}
          options={subjects}
          readOnly={busy}
        />
      )}
      <TextAreaField field={form.field('message')} label={contact.message} readOnly={busy} />
      <BusyButton {...form.submit} variant="solid" size="lg" busy={busy} busyText={contact.sending}>
        {contact.send}
      </BusyButton>
      <WhyNot form={id} aria-disabled={form.submit['aria-disabled']} justifySelf="center">
        {contact.whyNot}
      </WhyNot>
    </FormGrid>
  );
}
