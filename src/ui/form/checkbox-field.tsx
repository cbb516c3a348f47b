import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TICKED } from '../../domain/wizard/step-fields';
import { checkboxRecipe, overAll } from '../theme/choices';
import { describedBy, FieldError, hintId, labelId, type FieldBinding } from './field';

type CheckboxFieldProps = {
  /** The form that holds the value: `yes` if ticked, else empty. */
  readonly form: {
    readonly field: (name: string) => FieldBinding;
    readonly assign: (values: Readonly<Record<string, string>>) => void;
  };
  readonly name: string;
  /** May contain a link. Clicking the link does not tick the box. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly readOnly?: boolean;
  /** The box may stay empty; the label says so. */
  readonly optional?: boolean;
};

/**
 * A checkbox with label, hint and error (D5.2). It keeps the focus while it cannot be changed. Its value is a string
 * of the form, so that leaving an empty box is handled like leaving any other empty control.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { form, name, label, hint, readOnly = false, optional = false } = props;
  const { id, value, error, onBlur } = form.field(name);
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <Checkbox.Root
        recipe={checkboxRecipe}
        ids={{ hiddenInput: id, label: labelId(id) }}
        name={name}
        checked={value === TICKED}
        onCheckedChange={({ checked }) => form.assign({ [name]: checked === true ? TICKED : '' })}
        readOnly={readOnly}
        invalid={error !== null}
      >
        <chakra.span position="relative" flexShrink="0">
          <Checkbox.HiddenInput
            value={value}
            onBlur={onBlur}
            style={overAll}
            aria-disabled={readOnly || undefined}
            aria-required={!optional}
            aria-invalid={error !== null || undefined}
            aria-describedby={describedBy(id, Boolean(hint), error !== null)}
          />
          <Checkbox.Control />
        </chakra.span>
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      <FieldError id={id} error={error} />
      {hint ? (
        <chakra.p id={hintId(id)} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
