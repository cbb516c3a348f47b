import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
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

type FieldFrameProps = {
  readonly id: string;
  readonly label: ReactNode;
  /** `false` for a control that no label element can name (a provider's frame): it names itself by the label's id. */
  readonly native?: boolean;
  readonly hint?: ReactNode;
  readonly error: string | null;
  readonly children: ReactNode;
};

export const labelId = (fieldId: string) => `${fieldId}-label`;

/** What is wrong with a control, by the id that `describedBy` names. */
export function FieldError({ id, error }: Pick<FieldFrameProps, 'id' | 'error'>) {
  if (error === null) return null;
  return (
    <chakra.p id={errorId(id)} display="flex" gap="1.5" fontSize="sm" color="error" fontWeight="medium">
      <chakra.span paddingBlock="1px">
        <Icon name="alert" size="18px" />
      </chakra.span>
      {error}
    </chakra.p>
  );
}

type FieldLabelProps = Required<Pick<FieldFrameProps, 'id' | 'label' | 'native'>>;

/** Drawn again when it says something else, and not with every key. */
const FieldLabel = memo(function FieldLabel({ id, label, native }: FieldLabelProps) {
  const Label = native ? chakra.label : chakra.span;
  return (
    <Label id={labelId(id)} {...(native ? { htmlFor: id } : {})} fontWeight="medium" justifySelf="start">
      {label}
    </Label>
  );
});

/** Label, control, error, hint: the anatomy that every field shares. */
export function FieldFrame({ id, label, native = true, hint, error, children }: FieldFrameProps) {
  return (
    <chakra.div display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <FieldLabel id={id} label={label} native={native} />
      {children}
      {native ? (
        <FieldError id={id} error={error} />
      ) : (
        // A provider's frame cannot name its error as its description: it is read out when it comes.
        <chakra.div role="alert" display="contents">
          <FieldError id={id} error={error} />
        </chakra.div>
      )}
      {hint ? (
        <chakra.p id={hintId(id)} display="flex" gap="1.5" fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
