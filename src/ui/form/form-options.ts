import type { Schema } from 'yup';

/** The values of a form's controls, by field name. */
export type TextValues = Record<string, string>;

/** One line of the error summary. Its link leads to `fieldId`. */
export type FormProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

/**
 * A Yup schema of all fields. Use `ruleSchema` for one field, and `jointSchema` for a form whose fields are validated
 * together.
 */
export type FormSchema<Values extends TextValues> = Schema<Values>;

/** `initialValues`, `schema` and `labels` are constants of the form: later values are ignored. */
export type FormOptions<Values extends TextValues> = {
  /** The id of the form. Field ids consist of it and the field's name. */
  readonly id: string;
  readonly initialValues: Values;
  /** Validates and trims. */
  readonly schema: FormSchema<NoInfer<Values>>;
  readonly labels: Readonly<Record<keyof Values, string>>;
  /**
   * The server's errors by field, referentially stable for the same response. An edit removes the error of its field.
   * The next press also removes it from the summary.
   */
  readonly serverErrors?: Readonly<Record<string, string>>;
  /** Further problems that block the submission, such as those of a provider's card entry. */
  readonly otherProblems?: readonly FormProblem[];
  /** The button shows as disabled until the form is valid (D5.1). Other forms say on the press what is missing. */
  readonly disabledUntilValid?: boolean;
  /** `false` while the app is not ready to send: a submission is held and runs when it is ready. */
  readonly ready?: boolean;
  /** A submission is pending: further ones are ignored. */
  readonly busy?: boolean;
  readonly onSubmit: (values: Values) => void;
  /** Called after a field was edited, with the current values and the field's name. */
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};
