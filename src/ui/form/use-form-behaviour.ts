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
import { afterPress, watchPresses } from './after-press';
import { dropEarlySubmit, hasEarlySubmit, keepEarlySubmit } from './early-submit';
import type { ControlElement, FieldBinding } from './field';

/** The values of a form: what stands in its controls, by field name. */
export type TextValues = Record<string, string>;

export type Texts = Readonly<Record<string, string>>;

/** One line of the error summary: `fieldId` is where its link leads. */
export type FormProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

/** What is wrong with values, by field name; empty when nothing is. Synchronous, so that a press is judged at once. */
export type Judge = (values: TextValues) => Texts;

/** Where a form's values lie, and which of its fields have been left with content. */
export type FormStore = {
  readonly values: TextValues;
  readonly touched: Readonly<Record<string, unknown>>;
  readonly setValue: (name: string, value: string) => void;
  /** The same function from one render to the next. */
  readonly setValues: (values: TextValues) => void;
  readonly touch: (name: string) => void;
  readonly touchAll: () => void;
  /** Touches every field and sends the values as they are now. */
  readonly submit: () => void;
  readonly reset: () => void;
};

/** What a form says of itself, whatever it keeps its values in. */
export type FormBasics<Values extends TextValues> = {
  /** The form's id; field ids are made of it and the field's name. */
  readonly id: string;
  readonly initialValues: Values;
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
 * How every form behaves (decisions.md, section 5), over Formik's store of its values. An error shows after the first blur with content, or on the press; a press on an invalid form sends nothing and
 * moves focus to the error summary; what was typed, or pressed, before hydration is adopted.
 *
 * @param judge the same function for as long as it judges the same
 * @returns `form` for the form element, `field(name)` for each control, `assign` to change several at once, `touch`
 *   once what stands in one may be judged, `submit` for the button, `summary` for the error summary, `waiting` while a
 *   press is kept until the app is ready, `reset` to start over
 */
export function useFormBehaviour<Values extends TextValues>(
  options: FormBasics<Values>,
  judge: Judge,
  store: FormStore,
) {
  const { id, initialValues, labels, ready = true, busy = false, onEdited } = options;
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

  const { values, setValues } = store;
  /** By the rules as they are now: a form may come to ask for less, with nothing typed. */
  const complaints = useMemo(() => judge(values), [judge, values]);
  const names: readonly (keyof Values & string)[] = Object.keys(initialValues);

  useLayoutEffect(() => {
    const typed = typedBefore(formOf(id), initialValues);
    if (typed !== null) setValues(typed);
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
    const own = store.touched[name] ? complaints[name] : undefined;
    return own ?? serverErrorOf(name) ?? null;
  };

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    dropEarlySubmit();
    if (busy) return;
    const errors = judge(values);
    const wrong = names.filter((name) => errors[name] !== undefined);
    if (wrong.length > 0 || otherProblems.length > 0) {
      store.touchAll();
      setRefused({ stands: true, names: wrong, press: refused.press + 1 });
      setWaiting(false);
      return;
    }
    setRefused({ ...NOT_REFUSED, press: refused.press });
    setWaiting(!ready);
    if (ready) store.submit();
    else keepEarlySubmit(id);
  };

  const change = (event: ChangeEvent<ControlElement>) => {
    store.setValue(event.target.name, event.target.value);
    setEdited({ since: answered, names: [...editedNames, event.target.name] });
    onEdited?.({ ...values, [event.target.name]: event.target.value } as Values, event.target.name);
  };

  /** Several fields at once: a number that brings its country along, say. */
  const assign = (patch: Partial<Values>) => {
    const next = { ...values, ...patch } as Values;
    const changed = names.filter((name) => next[name] !== values[name]);
    setValues(next);
    setEdited({ since: answered, names: [...editedNames, ...changed] });
    changed.forEach((name) => onEdited?.(next, name));
  };

  /** What is wrong with it may be said: for a control whose content is more than one text. */
  const touch = (name: keyof Values & string) => store.touch(name);

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
    store.reset();
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
