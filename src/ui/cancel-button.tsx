import { Button } from '@chakra-ui/react/button';
import type { ComponentProps } from 'react';

type CancelButtonProps = Omit<ComponentProps<typeof Button>, 'aria-disabled'> & {
  /** The request is on its way and cannot be stopped: a press has no effect. */
  readonly irreversible: boolean;
};

/** Leaves a dialog without doing what it asks. `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export const CancelButton = ({ irreversible, onClick, ...props }: CancelButtonProps) => (
  <Button {...props} aria-disabled={irreversible || undefined} {...(irreversible ? {} : { onClick })} />
);
