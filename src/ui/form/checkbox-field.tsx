import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TICKED } from '../../domain/step-fields';
import { TickBox } from '../tick-box';
import { describedBy, FieldError, hintId, type FieldBinding } from './field';

type CheckboxFieldProps = {
  /** The form that holds the box's text: `yes` for a ticked box, else nothing. */
  readonly form: {
    readonly field: (name: string) => FieldBinding;
    readonly assign: (values: Readonly<Record<string, string>>) => void;
  };
  readonly name: string;
  /** May hold a link: a press on it does not tick the box. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly readOnly?: boolean;
  /** It may stay empty, which its label says. */
  readonly optional?: boolean;
};

/**
 * A box to tick with its label, hint and error (decisions.md, section 5). It keeps the focus while it cannot be changed.
 * Its value is the text that the form has, so that leaving an empty box counts as leaving any empty control.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { form, name, label, hint, readOnly = false, optional = false } = props;
  const { error, ...control } = form.field(name);
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.label
        htmlFor={control.id}
        display="flex"
        gap="3"
        minHeight="11"
        paddingBlock="2.5"
        cursor="pointer"
      >
        <TickBox
          {...control}
          type="checkbox"
          checked={control.value === TICKED}
          onChange={(event) => {
            if (!readOnly) form.assign({ [name]: event.target.checked ? TICKED : '' });
          }}
          aria-disabled={readOnly || undefined}
          aria-required={!optional}
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(control.id, Boolean(hint), error !== null)}
        />
        <span>{label}</span>
      </chakra.label>
      <FieldError id={control.id} error={error} />
      {hint ? (
        <chakra.p id={hintId(control.id)} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
