import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { controlStyle } from './control';
import { FieldFrame, hintId } from './field';

const Shown = chakra('input', {
  base: { ...controlStyle, bg: 'bg', borderColor: 'border', textOverflow: 'ellipsis' },
});

type ReadOnlyFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly hint?: ReactNode;
};

/** What a form shows and does not ask for: it can be reached, read out and copied, and never changes. */
export function ReadOnlyField({ id, label, value, hint }: ReadOnlyFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={null}>
      <Shown id={id} type="text" value={value} readOnly aria-describedby={hint ? hintId(id) : undefined} />
    </FieldFrame>
  );
}
