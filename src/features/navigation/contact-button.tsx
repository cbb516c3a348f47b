import { useId } from 'react';
import { shell } from '#messages/shell';
import { Button } from '../../ui/button';
import type { HeaderProps } from './header-props';

/** Opens the contact dialog; nothing where the company cannot be written to (decisions, section 7). */
export function ContactButton({ navigation, company }: Pick<HeaderProps, 'navigation' | 'company'>) {
  const id = useId();
  if (!company?.hasContact) return null;
  return (
    <Button
      id={id}
      minHeight={{ base: '11', lg: '10' }}
      paddingInline="3"
      flexShrink="0"
      onClick={() => navigation.send({ type: 'appEvent.triggered', name: 'contact', activator: id })}
    >
      {shell.contact}
    </Button>
  );
}
