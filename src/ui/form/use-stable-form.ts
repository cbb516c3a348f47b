import { useCallback, useLayoutEffect, useRef, type ChangeEvent, type FocusEvent } from 'react';
import type { ControlElement, FieldBinding } from './field';

/** What the fields of a form need of it. */
export type FormFields<Name extends string> = {
  readonly field: (name: Name) => FieldBinding;
  readonly assign: (values: Readonly<Partial<Record<Name, string>>>) => void;
  readonly touch: (name: Name) => void;
};

/**
 * The same form with handlers that stay the same from one render to the next, so that a long form draws only what a key
 * changes: together with `drawsTheSame`.
 */
export function useStableForm<Name extends string>(form: FormFields<Name>): FormFields<Name> {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const assign = useCallback(
    (values: Readonly<Partial<Record<Name, string>>>) => latest.current.assign(values),
    [],
  );
  const touch = useCallback((name: Name) => latest.current.touch(name), []);
  const onChange = useCallback(
    (event: ChangeEvent<ControlElement>) => latest.current.field(event.target.name as Name).onChange(event),
    [],
  );
  const onBlur = useCallback(
    (event: FocusEvent<ControlElement>) => latest.current.field(event.target.name as Name).onBlur(event),
    [],
  );
  return { field: (name) => ({ ...form.field(name), onChange, onBlur }), assign, touch };
}

const isBinding = (value: unknown): value is FieldBinding =>
  typeof value === 'object' && value !== null && 'onBlur' in value;

const alike = (before: object, after: object, same: (one: unknown, other: unknown) => boolean): boolean => {
  const entries = Object.entries(after);
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([name, value]) => same((before as Readonly<Record<string, unknown>>)[name], value))
  );
};

/** Whether props draw the same as before, for `memo`: a field's binding is made anew each time, what it holds counts. */
export const drawsTheSame = (before: object, after: object): boolean =>
  alike(
    before,
    after,
    (one, other) =>
      Object.is(one, other) || (isBinding(one) && isBinding(other) && alike(one, other, Object.is)),
  );
