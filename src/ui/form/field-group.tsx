import { Fieldset } from '@chakra-ui/react/fieldset';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { fieldsetRecipe } from '../theme/controls';
import { errorId, ErrorWords } from './field';

type FieldGroupProps = {
  /** The id of the field that has the error. */
  readonly id: string;
  readonly label: ReactNode;
  /** Hides the label visually, if the labels of the controls are sufficient. */
  readonly hideLabel?: boolean;
  readonly error: string | null;
  /** How far the error stands from the start, to be under its control. */
  readonly errorIndent?: ComponentProps<typeof Fieldset.ErrorText>['marginInlineStart'];
  readonly children: ReactNode;
};

/** Several controls that are validated together, with one name and one error. */
export function FieldGroup({ id, label, hideLabel = false, error, errorIndent, children }: FieldGroupProps) {
  return (
    <Fieldset.Root
      recipe={fieldsetRecipe}
      invalid={error !== null}
      aria-describedby={error === null ? undefined : errorId(id)}
    >
      {hideLabel ? (
        <Fieldset.Legend marginBlockEnd="0">
          <VisuallyHidden>{label}</VisuallyHidden>
        </Fieldset.Legend>
      ) : (
        <Fieldset.Legend>{label}</Fieldset.Legend>
      )}
      {children}
      <Fieldset.ErrorText id={errorId(id)} marginInlineStart={errorIndent}>
        <ErrorWords>{error}</ErrorWords>
      </Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
