import { login } from '#messages/session/login';
import { safeHref } from '../../../domain/addresses/safe-url';
import { Icon } from '../../../ui/icons';
import { TextLink } from '../../../ui/text-link';

/** The company's phone number as a `tel:` link, formatted as in the configuration. */
export function PhoneNumber({ number }: { readonly number: string }) {
  return (
    <TextLink
      variant="plain"
      room="row"
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      gap="2.5"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <Icon name="phone" />
      {number}
    </TextLink>
  );
}

/**
 * 'Book by App' (S2.completionScreens.2): links to the mobile app's download page. Renders nothing for an unsafe
 * address.
 */
export function BookByApp({ href }: { readonly href: string }) {
  const safe = safeHref(href);
  if (safe === null) return null;
  return (
    <TextLink room="line" href={safe} rel="noopener noreferrer" justifySelf="start">
      {login.bookByApp}
    </TextLink>
  );
}
