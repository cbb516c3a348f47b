/** The server's message for each field. The reference stays the same until the server answers again. */
export type FieldAnswer = Readonly<Record<string, string>>;

/** Only names of fields: Formik holds their values. */
export type FormPressContext = {
  /** The fields that were invalid at the last refused press. The error summary lists them. */
  readonly wrong: readonly string[];
  /** The number of refused presses. Each one moves focus to the summary. */
  readonly refusals: number;
  /** The answer since which edits are counted; `null` before the first. */
  readonly answer: FieldAnswer | null;
  /** The fields edited since that answer. The answer no longer applies to them. */
  readonly edited: readonly string[];
};

/** The form's state when it was pressed. */
export type Press = {
  /** The invalid fields. */
  readonly wrong: readonly string[];
  /** Something other than a field prevents submission, such as an incomplete card. */
  readonly blocked: boolean;
  /** The app can submit. */
  readonly ready: boolean;
};

export type FormPressEvent =
  /** The form was submitted by its button or by Enter, or a held press is repeated. */
  | ({ readonly type: 'form.pressed' } & Press)
  | { readonly type: 'form.edited'; readonly fields: readonly string[] }
  /** The server answered again. Its message for a field applies until the field is edited. */
  | { readonly type: 'form.answered'; readonly answer: FieldAnswer }
  /** The form was reset to its initial values. */
  | { readonly type: 'form.reset' };
