import { Input } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';
import { FieldFrame, hintId } from './field';

type ReadOnlyFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly hint?: ReactNode;
};

/** A value that the form shows but does not edit. It can be focused, read out and copied. */
export function ReadOnlyField({ id, label, value, hint }: ReadOnlyFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={null}>
      <Input
        variant="subtle"
        type="text"
        value={value}
        readOnly
        aria-describedby={hint ? hintId(id) : undefined}
      />
    </FieldFrame>
  );
}
