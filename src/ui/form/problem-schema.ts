import { ValidationError } from 'yup';
import type { FormSchema } from './use-form';
import type { TextValues } from './use-form-behaviour';

/**
 * A form whose fields are judged together: what is valid in one may depend on another, or on what the form is there for.
 *
 * @param problemsOf the message of each field that is wrong; empty when none is
 */
export const problemSchema = (
  problemsOf: (values: TextValues) => Readonly<Record<string, string>>,
): FormSchema<TextValues> => ({
  validateSync: (values) => {
    const problems = Object.entries(problemsOf(values)).map(
      ([name, message]) => new ValidationError(message, values[name], name),
    );
    if (problems.length > 0) throw new ValidationError(problems, values);
    return values;
  },
  cast: (values) => values,
});
