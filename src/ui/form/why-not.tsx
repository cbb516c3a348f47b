import { Button } from '@chakra-ui/react/button';
import type { ComponentProps } from 'react';

type WhyNotProps = Omit<ComponentProps<typeof Button>, 'form' | 'type' | 'aria-disabled'> & {
  /** The id of the form. */
  readonly form: string;
  /** What `useForm` gives the form's main button. */
  readonly 'aria-disabled': boolean | undefined;
};

/**
 * The question beside a button that is off until its form is valid (D5.1). It presses the form: the refused press
 * shows the error summary, which says what is missing and leads there. Not shown while the button is on.
 */
export const WhyNot = ({ form, 'aria-disabled': off, ...props }: WhyNotProps) =>
  off === true ? (
    <Button type="submit" form={form} variant="plain" fontSize="sm" minHeight="6" {...props} />
  ) : null;
