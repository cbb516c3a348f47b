import { useFormik } from 'formik';
import { useCallback } from 'react';
import { ValidationError } from 'yup';
import { useFormBehaviour, type FormBasics, type Texts, type TextValues } from './use-form-behaviour';

/** What the hook needs of a Yup object schema: judge at once, and give back the trimmed values. */
export type FormSchema<Values extends TextValues> = {
  validateSync(values: Values, options: { readonly abortEarly: boolean }): unknown;
  cast(values: Values): Values;
};

export type FormOptions<Values extends TextValues> = FormBasics<Values> & {
  /** Judges and trims; its fields come from `ruleSchema`. */
  readonly schema: FormSchema<NoInfer<Values>>;
};

/** The schema's complaints by field name; empty when there are none. */
function complaintsOf(schema: FormSchema<TextValues>, values: TextValues): Texts {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map((problem) => [problem.path ?? '', problem.message]),
    );
  }
}

/**
 * The one form hook (decisions.md, section 5): Formik owns the values, the schema the rules, a machine the submission.
 * How the form behaves is `useFormBehaviour`'s.
 *
 * `initialValues`, `schema` and `labels` are constants of the form: a new object would start it over.
 *
 * @returns what `useFormBehaviour` does
 */
export function useForm<Values extends TextValues>(options: FormOptions<Values>) {
  const { initialValues, schema, onSubmit } = options;
  const judge = useCallback((values: TextValues) => complaintsOf(schema, values), [schema]);
  const formik = useFormik<TextValues>({
    initialValues,
    validate: judge,
    // What is wrong is judged once, as it is drawn: Formik would draw the form a second time with every key.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (typed) => onSubmit(schema.cast(typed as Values)),
  });
  const { values, touched, setValues: setAll } = formik;
  const setValues = useCallback((next: TextValues) => void setAll(next), [setAll]);
  const all = () => Object.fromEntries(Object.keys(initialValues).map((name) => [name, true]));
  return useFormBehaviour(options, judge, {
    values,
    touched,
    setValues,
    setValue: (name, value) => void formik.setFieldValue(name, value),
    touch: (name) => void formik.setFieldTouched(name, true, false),
    touchAll: () => void formik.setTouched(all(), false),
    submit: () => void formik.submitForm(),
    reset: () => formik.resetForm(),
  });
}
