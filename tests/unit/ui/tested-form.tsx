import { useState, type ReactNode } from 'react';
import type { TextValues } from '../../../src/ui/form/form-options';
import { jointSchema } from '../../../src/ui/form/joint-schema';
import { useForm } from '../../../src/ui/form/use-form';

export type Problems = (values: TextValues) => Readonly<Record<string, string>>;

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
    schema: jointSchema(problems),
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
