import { Textarea } from '@chakra-ui/react/textarea';
import { memo, type ReactNode } from 'react';
import { textareaRecipe } from '../theme/controls';
import { describedBy, FieldFrame, type FieldBinding } from './field';

type TextAreaFieldProps = {
  readonly field: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** The field may stay empty; the label says so. */
  readonly optional?: boolean;
};

/** Multi-line text with label, hint and error (D5.2). It is required unless it is `optional`. */
export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, hint, maxLength, readOnly = false, optional = false } = props;
  const { error, ...control } = field;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <Textarea
        recipe={textareaRecipe}
        {...control}
        autoComplete="off"
        maxLength={maxLength}
        readOnly={readOnly || undefined}
        aria-required={!optional}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(field.id, Boolean(hint), error !== null)}
      />
    </FieldFrame>
  );
});
