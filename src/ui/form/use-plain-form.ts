import { useCallback, useState } from 'react';
import { firstBroken, type Rule, type RuleKey } from '../../domain/rule';
import { useFormBehaviour, type FormBasics, type TextValues } from './use-form-behaviour';

type FieldRules = {
  /** In the order in which they are asked. */
  readonly rules: readonly Rule[];
  /** Sent exactly as typed: a password may begin or end with a space. */
  readonly verbatim?: true;
};

/** The rules of a form by its fields, and the words for what breaks them (`#messages/validation`). */
export type PlainRules<Values extends TextValues> = {
  readonly fields: Readonly<Record<keyof Values & string, FieldRules>>;
  readonly texts: Readonly<Record<RuleKey, string>>;
};

export type PlainFormOptions<Values extends TextValues> = FormBasics<Values> & {
  /** A constant of the form, like its `initialValues`. */
  readonly rules: PlainRules<NoInfer<Values>>;
};

type Kept = { readonly values: TextValues; readonly touched: Readonly<Record<string, boolean>> };

const untouched = (values: TextValues): Kept => ({ values, touched: {} });

/**
 * `useForm` without Formik and Yup, which would be 10 of the 140 KiB before somebody can sign in: for the few fields of the
 * logins, whose rules are the domain's alone. What it does is the same; every other form takes `useForm`.
 *
 * @returns what `useFormBehaviour` does
 */
export function usePlainForm<Values extends TextValues>(options: PlainFormOptions<Values>) {
  const { initialValues, rules, onSubmit } = options;
  const [kept, keep] = useState(() => untouched(initialValues));
  const judge = useCallback(
    (values: TextValues) =>
      Object.fromEntries(
        Object.entries<FieldRules>(rules.fields).flatMap(([name, field]): [string, string][] => {
          const broken = firstBroken(values[name] ?? '', ...field.rules);
          return broken === null ? [] : [[name, rules.texts[broken]]];
        }),
      ),
    [rules],
  );
  const setValues = useCallback((values: TextValues) => keep(({ touched }) => ({ values, touched })), []);
  const touch = (names: readonly string[]) =>
    keep(({ values, touched }) => ({
      values,
      touched: { ...touched, ...Object.fromEntries(names.map((name) => [name, true])) },
    }));
  const touchAll = () => touch(Object.keys(initialValues));
  const clean = (values: TextValues) =>
    Object.fromEntries(
      Object.entries<FieldRules>(rules.fields).map(([name, { verbatim = false }]) => {
        const value = values[name] ?? '';
        return [name, verbatim ? value : value.trim()];
      }),
    ) as Values;
  return useFormBehaviour(options, judge, {
    ...kept,
    setValues,
    setValue: (name, value) =>
      keep(({ values, touched }) => ({ values: { ...values, [name]: value }, touched })),
    touch: (name) => touch([name]),
    touchAll,
    submit: () => {
      touchAll();
      onSubmit(clean(kept.values));
    },
    reset: () => keep(untouched(initialValues)),
  });
}
