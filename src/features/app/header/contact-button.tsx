import { Button } from '@chakra-ui/react/button';
import { useContext, useId } from 'react';
import { shell } from '#messages/app/shell';
import { onIntent } from '../../../ui/intent';
import { EventIntent } from '../navigation/event-intent';
import type { HeaderProps } from './header-props';

/** Opens the contact dialog. Renders nothing if the company has no contact form (D7.11). */
export function ContactButton({ navigation, company }: Pick<HeaderProps, 'navigation' | 'company'>) {
  const id = useId();
  const preload = useContext(EventIntent);
  if (!company?.hasContact) return null;
  return (
    <Button
      id={id}
      minHeight={{ base: '11', lg: '10' }}
      paddingInline="3"
      flexShrink="0"
      {...onIntent(() => preload('contact'))}
      onClick={() => navigation.send({ type: 'appEvent.triggered', name: 'contact', activator: id })}
    >
      {shell.contact}
    </Button>
  );
}
