import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useActorRef, useSelector } from '@xstate/react';
import { useFormik, yupToFormErrors, type FormikErrors } from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react';
import { ValidationError } from 'yup';
import { formPressMachine } from '../../../machines/app/form-press/form-press.machine';
import {
  selectEditedSince,
  selectIsRefused,
  selectIsWaiting,
  selectRefusals,
  selectWrong,
} from '../../../machines/app/form-press/form-press.selectors';
import { inspect } from '../inspect';
import { afterPress, watchPresses } from './after-press';
import { drawnForm, typedBefore } from './drawn-form';
import { dropEarlySubmit, hasEarlySubmit } from './early-submit';
import type { ControlElement, FieldBinding } from './field';
import type { FormOptions, FormProblem, FormSchema, TextValues } from './form-options';

const NO_ERRORS: Readonly<Record<string, string>> = {};
const NO_PROBLEMS: readonly FormProblem[] = [];
const NO_NAMES: readonly string[] = [];
const never = () => () => undefined;

/**
 * Keeps the focus where it is until the click: a field that loses the focus shows its error, which would move the
 * button away from the pointer.
 */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Returns the schema's errors by field name; empty if there are none. */
function errorsOf(schema: FormSchema<TextValues>, values: TextValues): FormikErrors<TextValues> {
  try {
    // The stack trace of a validation error is not used, and creating it takes most of the time.
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return yupToFormErrors(error);
  }
}

/** What was wrong when the form was pressed. The error summary lists it until the next press. */
type Found = {
  /** The messages of the invalid fields. */
  readonly messages: FormikErrors<TextValues>;
  readonly others: readonly FormProblem[];
  /** The server's errors at the press, and the fields to which they did not apply any more. */
  readonly answer: Readonly<Record<string, string>>;
  readonly edited: readonly string[];
};

/** Runs the chart of the form's submissions. Its only effect sends the values. */
function usePresses(send: () => unknown) {
  const machine = useMemo(
    () => formPressMachine.provide({ actions: { sendValues: () => void send() } }),
    [send],
  );
  return useActorRef(machine, { inspect });
}

/**
 * The form hook (D5.1, D5.2). Formik holds values, touched, errors and submission; Yup has the rules; `form-press`
 * decides what happens on submit. An error shows after the first blur of a field with content, or on submit, and
 * leaves its field as soon as the value is valid. The summary does not change while somebody types. Input and
 * submissions from before hydration are adopted.
 *
 * @returns `form` for the form element, `field(name)` for each control, `assign` to change several values at once,
 * `touch` to let a field show its error, `submit` for the button, `summary` for the error summary, `waiting` while a
 * submission is held until the app is ready, `reset` to start over
 */
export function useForm<Values extends TextValues>(options: FormOptions<Values>) {
  const { id, initialValues, schema, labels, ready = true, busy = false, onEdited } = options;
  const { disabledUntilValid = false } = options;
  const { serverErrors = NO_ERRORS, otherProblems = NO_PROBLEMS } = options;
  const names: readonly (keyof Values & string)[] = Object.keys(initialValues);
  const summaryId = `${id}-summary`;
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const formik = useFormik<TextValues>({
    initialValues,
    initialErrors: useMemo(() => errorsOf(schema, initialValues), [schema, initialValues]),
    validate: (values) => errorsOf(schema, values),
    // By default Formik validates asynchronously, and then renders the form a second time for each key.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (typed) => options.onSubmit(schema.cast(typed)),
  });
  const { values, errors, touched, setValues, setErrors, submitForm } = formik;

  const presses = usePresses(submitForm);
  const refused = useSelector(presses, selectIsRefused);
  const waiting = useSelector(presses, selectIsWaiting);
  const wrong = useSelector(presses, selectWrong);
  const refusals = useSelector(presses, selectRefusals);
  const edited = useSelector(presses, (snapshot) => selectEditedSince(snapshot, serverErrors));
  const [found, setFound] = useState<Found | null>(null);

  useLayoutEffect(() => {
    const typed = typedBefore(drawnForm(id), initialValues);
    if (typed !== null) void setValues(typed);
  }, [id, initialValues, setValues]);

  // The rules may change without any input.
  useLayoutEffect(() => setErrors(errorsOf(schema, values)), [schema, values, setErrors]);

  useLayoutEffect(() => {
    if (refusals > 0) document.getElementById(summaryId)?.focus();
  }, [refusals, summaryId]);

  useEffect(() => presses.send({ type: 'form.answered', answer: serverErrors }), [presses, serverErrors]);

  useEffect(() => watchPresses(), []);

  useEffect(() => {
    if (hydrated && (hasEarlySubmit(id) || (waiting && ready))) drawnForm(id)?.requestSubmit();
  }, [hydrated, waiting, ready, id]);

  const fieldId = (name: string) => `${id}-${name}`;
  const serverErrorOf = (name: string) => (edited.includes(name) ? undefined : serverErrors[name]);
  const errorOf = (name: keyof Values & string): string | null =>
    (touched[name] ? errors[name] : undefined) ?? serverErrorOf(name) ?? null;

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    dropEarlySubmit();
    if (busy) return;
    const messages = errorsOf(schema, values);
    setErrors(messages);
    setFound({
      messages,
      others: otherProblems,
      answer: serverErrors,
      edited: selectEditedSince(presses.getSnapshot(), serverErrors),
    });
    void formik.setTouched(Object.fromEntries(names.map((name) => [name, true])), false);
    presses.send({
      type: 'form.pressed',
      wrong: names.filter((name) => messages[name] !== undefined),
      blocked: otherProblems.length > 0,
      ready,
    });
  };

  // Referentially stable functions, so that the fields of a long form can be memoised.
  /** Changes several fields at once, for example a phone number and its country. */
  const assign = useCallbackRef((patch: Partial<Values>) => {
    const next = { ...values, ...patch } as Values;
    const changed = names.filter((name) => next[name] !== values[name]);
    for (const name of changed) void formik.setFieldValue(name, next[name]);
    presses.send({ type: 'form.edited', fields: changed });
    for (const name of changed) onEdited?.(next, name);
  });

  /** Lets a field show its error, for a control whose content is more than one text. */
  const touch = useCallbackRef((name: keyof Values & string) => void formik.setFieldTouched(name, true));

  const change = useCallbackRef(({ target: { name, value } }: ChangeEvent<ControlElement>) =>
    assign({ [name]: value } as Partial<Values>),
  );

  const blur = useCallbackRef(({ target: { name, value } }: FocusEvent<ControlElement>) => {
    if (value.trim() !== '') afterPress(() => touch(name));
  });

  /**
   * Returns the same binding object while its value and error do not change, so that a memoised field re-renders only
   * for its own changes.
   */
  const bindings = useRef(new Map<string, FieldBinding>()).current;
  const field = (name: keyof Values & string): FieldBinding => {
    const known = bindings.get(name);
    const [value, error] = [values[name] ?? '', errorOf(name)];
    if (known?.value === value && known.error === error) return known;
    const binding = { id: fieldId(name), name, value, error, onChange: change, onBlur: blur };
    bindings.set(name, binding);
    return binding;
  };

  const settled = found?.answer === serverErrors ? found.edited : NO_NAMES;
  const listedFor = (name: keyof Values & string): string | undefined =>
    (wrong.includes(name) ? found?.messages[name] : undefined) ??
    (settled.includes(name) ? undefined : serverErrors[name]);
  const problems: readonly FormProblem[] = [
    ...names.flatMap((name) => {
      const message = listedFor(name);
      return message === undefined ? [] : [{ fieldId: fieldId(name), label: labels[name], message }];
    }),
    ...(refused && found !== null ? found.others : NO_PROBLEMS),
  ];

  const reset = () => {
    presses.send({ type: 'form.reset' });
    formik.resetForm();
  };

  return {
    form: { id, noValidate: true, onSubmit: press },
    submit: {
      type: 'submit' as const,
      'aria-disabled': (disabledUntilValid && (!formik.isValid || otherProblems.length > 0)) || undefined,
      onMouseDown: keepFocus,
    },
    field,
    assign,
    touch,
    summary: { id: summaryId, problems },
    /** The last submission was refused, so errors may show, also at controls that the hook does not manage. */
    pressed: refused,
    waiting,
    values,
    reset,
  };
}
