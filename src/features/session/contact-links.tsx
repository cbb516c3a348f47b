import { chakra } from '@chakra-ui/react/styled-system';
import { login } from '#messages/login';
import { safeHref } from '../../domain/safe-url';
import { Icon } from '../../ui/icons';

/** The company's phone number as a link that calls it; written as the configuration writes it. */
export function PhoneNumber({ number }: { readonly number: string }) {
  return (
    <chakra.a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minHeight="11"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
    >
      <Icon name="phone" />
      {number}
    </chakra.a>
  );
}

/** 'Book by App' (specification, section 2): leaves for the app's download page; nothing for an address we do not trust. */
export function BookByApp({ href }: { readonly href: string }) {
  const safe = safeHref(href);
  if (safe === null) return null;
  return (
    <chakra.a
      href={safe}
      rel="noopener noreferrer"
      display="inline-flex"
      alignItems="center"
      justifySelf="start"
      minHeight="6"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {login.bookByApp}
    </chakra.a>
  );
}
