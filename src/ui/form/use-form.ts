import { useFormik } from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react';
import { ValidationError } from 'yup';
import { afterPress, watchPresses } from './after-press';
import { dropEarlySubmit, hasEarlySubmit, keepEarlySubmit } from './early-submit';
import type { ControlElement, FieldBinding } from './field';

/** The values of a form: what stands in its controls, by field name. */
export type TextValues = Record<string, string>;

/** What the hook needs of a Yup object schema: judge at once, and give back the trimmed values. */
export type FormSchema<Values extends TextValues> = {
  validateSync(values: Values, options: { readonly abortEarly: boolean }): unknown;
  cast(values: Values): Values;
};

/** One line of the error summary: `fieldId` is where its link leads. */
export type FormProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

export type FormOptions<Values extends TextValues> = {
  /** The form's id; field ids are made of it and the field's name. */
  readonly id: string;
  readonly initialValues: Values;
  /** Judges and trims; its fields come from `ruleSchema`. */
  readonly schema: FormSchema<NoInfer<Values>>;
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** The server's texts by field, the same object for as long as it is the same answer; each goes when its field is edited. */
  readonly serverErrors?: Texts;
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

type Refusal = {
  /** The last press was refused, so what is missing may be said. */
  readonly stands: boolean;
  /** The fields that were wrong then: the summary speaks of those alone. */
  readonly names: readonly string[];
  /** How many presses were refused; each takes the focus to the summary. */
  readonly press: number;
};

const NOT_REFUSED: Refusal = { stands: false, names: [], press: 0 };
type Texts = Readonly<Record<string, string>>;
type Edited = { readonly since: Texts; readonly names: readonly string[] };

const NO_ERRORS: Texts = {};
const NOT_EDITED: Edited = { since: NO_ERRORS, names: [] };
const NO_PROBLEMS: readonly FormProblem[] = [];
const never = () => () => undefined;

/**
 * A press leaves the focus where it is until it counts: a field that loses it shows its error, which would move the
 * button away from under the press.
 */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** The schema's complaints by field name; empty when there are none. Synchronous, so that a press is judged at once. */
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

/** The form in the document: what was drawn before hydration is found by its id, not by a render. */
const formOf = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

const isControl = (element: unknown): element is ControlElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What stands in the form's controls when it differs from the initial values, else `null`. */
function typedBefore(form: HTMLFormElement | null, initialValues: TextValues): TextValues | null {
  if (form === null) return null;
  const typed = Object.keys(initialValues).map((name) => {
    const control = form.elements.namedItem(name);
    return [name, isControl(control) ? control.value : initialValues[name]];
  });
  const found = Object.fromEntries(typed) as TextValues;
  return Object.keys(initialValues).every((name) => found[name] === initialValues[name]) ? null : found;
}

/**
 * The one form hook (decisions.md, section 5). Formik owns the values and errors, the schema the rules, a machine the
 * submission. An error shows after the first blur with content, or on the press; a press on an invalid form sends
 * nothing and moves focus to the error summary; what was typed, or pressed, before hydration is adopted.
 *
 * `initialValues`, `schema` and `labels` are constants of the form: a new object would start it over.
 *
 * @returns `form` for the form element, `field(name)` for each control, `assign` to change several at once, `touch`
 *   once what stands in one may be judged, `submit` for the button, `summary` for the error summary, `waiting` while a
 *   press is kept until the app is ready, `reset` to start over
 */
export function useForm<Values extends TextValues>(options: FormOptions<Values>) {
  const { id, initialValues, schema, labels, ready = true, busy = false, onSubmit, onEdited } = options;
  const { serverErrors: answered = NO_ERRORS, otherProblems = NO_PROBLEMS } = options;
  const summaryId = `${id}-summary`;
  const [refused, setRefused] = useState(NOT_REFUSED);
  const [edited, setEdited] = useState(NOT_EDITED);
  const [waiting, setWaiting] = useState(false);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const formik = useFormik<TextValues>({
    initialValues,
    validate: (typed) => complaintsOf(schema, typed),
    // What is wrong is judged once, as it is drawn: Formik would draw the form a second time with every key.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (typed) => onSubmit(schema.cast(typed as Values)),
  });
  const { values, setValues } = formik;
  /** By the schema as it is now: a form may come to ask for less, with nothing typed. */
  const complaints = useMemo(() => complaintsOf(schema, values), [schema, values]);
  const names: readonly (keyof Values & string)[] = Object.keys(initialValues);

  useLayoutEffect(() => {
    const typed = typedBefore(formOf(id), initialValues);
    if (typed !== null) void setValues(typed);
  }, [id, initialValues, setValues]);

  useLayoutEffect(() => {
    if (refused.press > 0) document.getElementById(summaryId)?.focus();
  }, [refused.press, summaryId]);

  useEffect(() => watchPresses(), []);

  useEffect(() => {
    // Before the app is ready the press is kept once more, and the form says that it waits.
    if (hydrated && hasEarlySubmit(id)) formOf(id)?.requestSubmit();
  }, [hydrated, ready, id]);

  const fieldId = (name: string) => `${id}-${name}`;
  const editedNames = edited.since === answered ? edited.names : [];
  const serverErrorOf = (name: string) => (editedNames.includes(name) ? undefined : answered[name]);
  const errorOf = (name: keyof Values & string): string | null => {
    const own = formik.touched[name] ? complaints[name] : undefined;
    return own ?? serverErrorOf(name) ?? null;
  };

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    dropEarlySubmit();
    if (busy) return;
    const errors = complaintsOf(schema, values);
    const wrong = names.filter((name) => errors[name] !== undefined);
    if (wrong.length > 0 || otherProblems.length > 0) {
      void formik.setTouched(Object.fromEntries(names.map((name) => [name, true])), false);
      setRefused({ stands: true, names: wrong, press: refused.press + 1 });
      setWaiting(false);
      return;
    }
    setRefused({ ...NOT_REFUSED, press: refused.press });
    setWaiting(!ready);
    if (ready) void formik.submitForm();
    else keepEarlySubmit(id);
  };

  const change = (event: ChangeEvent<ControlElement>) => {
    void formik.setFieldValue(event.target.name, event.target.value);
    setEdited({ since: answered, names: [...editedNames, event.target.name] });
    onEdited?.({ ...values, [event.target.name]: event.target.value } as Values, event.target.name);
  };

  /** Several fields at once: a number that brings its country along, say. */
  const assign = (patch: Partial<Values>) => {
    const next = { ...values, ...patch } as Values;
    const changed = names.filter((name) => next[name] !== values[name]);
    void setValues(next);
    setEdited({ since: answered, names: [...editedNames, ...changed] });
    changed.forEach((name) => onEdited?.(next, name));
  };

  /** What is wrong with it may be said: for a control whose content is more than one text. */
  const touch = (name: keyof Values & string) => void formik.setFieldTouched(name, true, false);

  const blur = ({ target: { name, value } }: FocusEvent<ControlElement>) => {
    if (value.trim() !== '') afterPress(() => touch(name));
  };

  const field = (name: keyof Values & string): FieldBinding => ({
    id: fieldId(name),
    name,
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: change,
    onBlur: blur,
  });

  const problems: readonly FormProblem[] = [
    ...names
      .filter(
        (name) => serverErrorOf(name) !== undefined || (refused.names.includes(name) && complaints[name]),
      )
      .map((name) => ({ fieldId: fieldId(name), label: labels[name], message: errorOf(name) ?? '' })),
    ...(refused.stands ? otherProblems : NO_PROBLEMS),
  ];

  const reset = () => {
    setRefused(NOT_REFUSED);
    setWaiting(false);
    formik.resetForm();
  };

  const valid = Object.keys(complaints).length === 0 && otherProblems.length === 0;
  return {
    form: { id, noValidate: true, onSubmit: press },
    submit: { type: 'submit' as const, 'aria-disabled': !valid || undefined, onMouseDown: keepFocus },
    field,
    assign,
    touch,
    summary: { id: summaryId, problems },
    /** The last press was refused, so what is missing may be said, also by controls that the hook does not own. */
    pressed: refused.stands,
    waiting,
    values,
    reset,
  };
}
