import type { Schema } from 'yup';

/** The values of a form: what stands in its controls, by field name. */
export type TextValues = Record<string, string>;

/** One line of the error summary: `fieldId` is where its link leads. */
export type FormProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

/** A Yup schema of all fields: `ruleSchema` makes one field, `jointSchema` a form whose fields are validated together. */
export type FormSchema<Values extends TextValues> = Schema<Values>;

/** `initialValues`, `schema` and `labels` are constants of the form: new values would not be taken. */
export type FormOptions<Values extends TextValues> = {
  /** The form's id; field ids are made of it and the field's name. */
  readonly id: string;
  readonly initialValues: Values;
  /** Validates and trims. */
  readonly schema: FormSchema<NoInfer<Values>>;
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** The server's texts by field, the same object for as long as it is the same answer; each goes when its field is edited. */
  readonly serverErrors?: Readonly<Record<string, string>>;
  /** What else keeps the form from being sent, such as a provider's card entry. */
  readonly otherProblems?: readonly FormProblem[];
  /** `false` while the app is not ready to send: a press is kept, and happens as soon as it is. */
  readonly ready?: boolean;
  /** A submission is under way: presses do nothing. */
  readonly busy?: boolean;
  readonly onSubmit: (values: Values) => void;
  /** A field was edited: the values as they are now, and which field it was. */
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};
