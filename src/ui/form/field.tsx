import { Field } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { Icon } from '../icons';

export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the form hook returns for one field. `error` is the text to show, or `null`. */
export type FieldBinding = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: ChangeEvent<ControlElement>) => void;
  readonly onBlur: (event: FocusEvent<ControlElement>) => void;
};

export const hintId = (fieldId: string) => `${fieldId}-hint`;
export const errorId = (fieldId: string) => `${fieldId}-error`;

/** Returns the ids for `aria-describedby`: the error before the hint; `undefined` if there is neither. */
export const describedBy = (fieldId: string, hint: boolean, error: boolean): string | undefined =>
  [error ? errorId(fieldId) : '', hint ? hintId(fieldId) : ''].filter(Boolean).join(' ') || undefined;

export const labelId = (fieldId: string) => `${fieldId}-label`;

/** The text of an error with its icon. */
export const ErrorWords = ({ children }: { readonly children: ReactNode }) => (
  <>
    <chakra.span paddingBlock="1px">
      <Icon name="alert" size="18px" />
    </chakra.span>
    {children}
  </>
);

/** The error of a control that is not a Chakra field, with the id that `describedBy` uses. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | null }) {
  if (error === null) return null;
  return (
    <chakra.p id={errorId(id)} display="flex" gap="1.5" fontSize="sm" color="error" fontWeight="medium">
      <ErrorWords>{error}</ErrorWords>
    </chakra.p>
  );
}

type FieldFrameProps = {
  readonly id: string;
  readonly label: ReactNode;
  /**
   * `false` for a control that a label element cannot name (a provider's frame). It refers to the label by its id.
   */
  readonly native?: boolean;
  readonly hint?: ReactNode;
  readonly error: string | null;
  /** For a select whose value cannot be changed. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

/** Label, control, error and hint, as in every field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, native = true, hint, error, disabled = false, children } = props;
  const problem = (
    <Field.ErrorText>
      <ErrorWords>{error}</ErrorWords>
    </Field.ErrorText>
  );
  return (
    <Field.Root
      id={id}
      ids={{ label: labelId(id), errorText: errorId(id), helperText: hintId(id) }}
      // A group without a name adds nothing for screen readers: the label names the control.
      role="presentation"
      invalid={error !== null}
      disabled={disabled}
    >
      {native ? (
        <Field.Label>{label}</Field.Label>
      ) : (
        <chakra.span id={labelId(id)} fontWeight="medium" justifySelf="start">
          {label}
        </chakra.span>
      )}
      {children}
      {native ? (
        problem
      ) : (
        // A provider's frame cannot use the error as its description, so the error is announced when it appears.
        <chakra.div role="alert" display="contents">
          {problem}
        </chakra.div>
      )}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}
