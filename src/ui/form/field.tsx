import { Field } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { Icon } from '../icons';

/** The controls that a form has. */
export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the form hook hands to one field. `error` is the text to show now, or `null`. */
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

/** The ids that describe a control: its error before its hint; `undefined` when it has neither. */
export const describedBy = (fieldId: string, hint: boolean, error: boolean): string | undefined =>
  [error ? errorId(fieldId) : '', hint ? hintId(fieldId) : ''].filter(Boolean).join(' ') || undefined;

export const labelId = (fieldId: string) => `${fieldId}-label`;

/** The words of an error, with their sign. */
export const ErrorWords = ({ children }: { readonly children: ReactNode }) => (
  <>
    <chakra.span paddingBlock="1px">
      <Icon name="alert" size="18px" />
    </chakra.span>
    {children}
  </>
);

/** What is wrong with something that is no field of Chakra's, by the id that `describedBy` names. */
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
  /** `false` for a control that no label element can name (a provider's frame): it names itself by the label's id. */
  readonly native?: boolean;
  readonly hint?: ReactNode;
  readonly error: string | null;
  /** Of a list of choices that nobody can choose from now. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

/** Label, control, error, hint: the anatomy that every field shares. */
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
      // A group without a name says nothing: the label names the control.
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
        // A provider's frame cannot name its error as its description: it is read out when it comes.
        <chakra.div role="alert" display="contents">
          {problem}
        </chakra.div>
      )}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}
