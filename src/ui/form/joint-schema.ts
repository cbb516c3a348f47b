import { object, ValidationError } from 'yup';
import type { FormSchema, TextValues } from './form-options';

/**
 * Creates the Yup schema of a form whose fields are validated together: the validity of one may depend on another, or
 * on the purpose of the form.
 *
 * @param problemsOf returns the message of each invalid field; empty if all are valid
 */
export const jointSchema = (
  problemsOf: (values: TextValues) => Readonly<Record<string, string>>,
): FormSchema<TextValues> =>
  object<TextValues>().test({
    name: 'rules',
    test: (values, { createError }) => {
      const problems = Object.entries(problemsOf(values)).map(([path, message]) =>
        createError({ path, message, disableStackTrace: true }),
      );
      return problems.length === 0 || new ValidationError(problems, values, undefined, undefined, true);
    },
  });
