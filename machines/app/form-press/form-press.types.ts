/** What the server said of the fields, by field: the same object for as long as it is the same answer. */
export type FieldAnswer = Readonly<Record<string, string>>;

/** Names of fields alone: what stands in them is Formik's. */
export type FormPressContext = {
  /** The fields that were wrong at the last press, where it was refused: the summary speaks of those. */
  readonly wrong: readonly string[];
  /** How many presses were refused; each takes the focus to the summary. */
  readonly refusals: number;
  /** The answer that the edits are counted from; `null` before the first. */
  readonly answer: FieldAnswer | null;
  /** The fields that were edited since that answer, which does not hold for them any more. */
  readonly edited: readonly string[];
};

/** How the form stood at a press. */
export type Press = {
  /** The fields that break a rule. */
  readonly wrong: readonly string[];
  /** Something that is no field of the form keeps it from being sent, such as a card that is not complete. */
  readonly blocked: boolean;
  /** The app can send. */
  readonly ready: boolean;
};

export type FormPressEvent =
  /** The form was pressed, by its button or by Enter, or a kept press is made again. */
  | ({ readonly type: 'form.pressed' } & Press)
  | { readonly type: 'form.edited'; readonly fields: readonly string[] }
  /** The server has answered anew: what it says of a field holds until the field is edited. */
  | { readonly type: 'form.answered'; readonly answer: FieldAnswer }
  /** The form starts over with its first values. */
  | { readonly type: 'form.reset' };
