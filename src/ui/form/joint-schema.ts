import { object, string, ValidationError, type Schema } from 'yup';
import type { TextValues } from './form-options';

/**
 * The Yup schema of a form whose fields are judged together: what is valid in one may depend on another, or on what the
 * form is there for.
 *
 * @param names of the form's fields
 * @param problemsOf the message of each field that is wrong; empty when none is
 */
export const jointSchema = (
  names: readonly string[],
  problemsOf: (values: TextValues) => Readonly<Record<string, string>>,
): Schema<TextValues> =>
  object<TextValues>(Object.fromEntries(names.map((name) => [name, string().defined()]))).test({
    name: 'rules',
    test: (values, { createError }) => {
      const problems = Object.entries(problemsOf(values)).map(([path, message]) =>
        createError({ path, message }),
      );
      return problems.length === 0 || new ValidationError(problems, values);
    },
  });
