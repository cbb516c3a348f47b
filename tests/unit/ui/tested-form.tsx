import { useState, type ReactNode } from 'react';
import { ValidationError } from 'yup';
import { useForm, type FormSchema } from '../../../src/ui/form/use-form';
import type { TextValues } from '../../../src/ui/form/use-form-behaviour';

export type Problems = (values: TextValues) => Readonly<Record<string, string>>;

const schemaOf = (problems: Problems): FormSchema<TextValues> => ({
  validateSync: (values) => {
    const errors = Object.entries(problems(values)).map(
      ([name, message]) => new ValidationError(message, values[name], name),
    );
    if (errors.length > 0) throw new ValidationError(errors, values);
  },
  cast: (values) => values,
});

type TestedFormProps = {
  readonly initialValues: TextValues;
  readonly problems?: Problems;
  readonly onSubmit: (values: TextValues) => void;
  readonly children: (form: ReturnType<typeof useForm<TextValues>>) => ReactNode;
};

const none: Problems = () => ({});

/** A form around the controls that are tested; `problems` gives the text for each field that is wrong. */
export function TestedForm({ initialValues, problems = none, onSubmit, children }: TestedFormProps) {
  const [constants] = useState(() => ({
    initialValues,
    schema: schemaOf(problems),
    labels: Object.fromEntries(Object.keys(initialValues).map((name) => [name, name])),
  }));
  const form = useForm<TextValues>({ id: 'f', ...constants, onSubmit });
  return (
    <form {...form.form}>
      {children(form)}
      <button {...form.submit}>Send</button>
    </form>
  );
}
