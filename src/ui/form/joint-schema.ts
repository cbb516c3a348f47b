import { object, ValidationError } from 'yup';
import type { FormSchema, TextValues } from './form-options';

/**
 * The Yup schema of a form whose fields are validated together: what is valid in one may depend on another, or on what the
 * form is there for.
 *
 * @param problemsOf the message of each field that is wrong; empty when none is
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
