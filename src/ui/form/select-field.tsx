import { memo, type ReactNode } from 'react';
import type { Option } from '../../domain/entities';
import { describedBy, FieldFrame, type FieldBinding } from './field';
import { SelectControl } from './select-control';

type SelectFieldProps = {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  /** Shows the chosen option, which cannot be changed. */
  readonly readOnly?: boolean;
  /** One of the options is empty. */
  readonly optional?: boolean;
};

/** A select with label, hint and error (D5.2). */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { field, label, hint, options, readOnly = false, optional = false } = props;
  const { error, ...control } = field;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error} disabled={readOnly}>
      <SelectControl
        {...control}
        aria-required={!optional}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(field.id, Boolean(hint), error !== null)}
      >
        {options.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
});
