import { Input } from '@chakra-ui/react/input';
import { memo, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldBinding } from './field';

type TextFieldProps = {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  /** Turns off automatic capitals and corrections, for addresses and codes. */
  readonly verbatim?: boolean;
  /** Phones show their number keys. */
  readonly inputMode?: 'numeric';
  readonly readOnly?: boolean;
  /** The field may stay empty; the label says so. */
  readonly optional?: boolean;
};

/** Single-line text with label, hint and error (D5.2). It is required unless it is `optional`. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const {
    field,
    label,
    hint,
    type = 'text',
    autoComplete,
    maxLength,
    verbatim = false,
    inputMode,
    readOnly = false,
    optional = false,
  } = props;
  const { error, ...control } = field;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <Input
        {...control}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        inputMode={inputMode}
        readOnly={readOnly || undefined}
        {...(verbatim ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
        aria-required={!optional}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(field.id, Boolean(hint), error !== null)}
      />
    </FieldFrame>
  );
});
