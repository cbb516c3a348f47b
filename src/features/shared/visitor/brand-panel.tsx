import { chakra } from '@chakra-ui/react/styled-system';
import { login } from '#messages/session/login';
import { Checker } from '../../../ui/checker';
import { Rank } from '../../../ui/drawings/rank';
import { Logo } from '../../../ui/logo';
import { BookByApp, PhoneNumber } from './contact-links';

export type Company = {
  /** From the configuration; `null` while it loads or if the company has none. */
  readonly contactNumber: string | null;
  readonly appDownloadLink: string | null;
};

/**
 * The company beside the visitor screens: a yellow strip with the phone number at the top of narrow screens, the left
 * third from `lg` up. Space is reserved for content from the configuration, so nothing moves when it loads.
 */
export function BrandPanel({ contactNumber, appDownloadLink }: Company) {
  return (
    <chakra.header
      bg="primary"
      color="primary.ink"
      css={{ '--chakra-colors-focus': '{colors.primary.ink}' }}
      lg={{ paddingInline: '12', paddingBlock: '12' }}
    >
      {/* Sized by the window, with space for a banner at its end, so that a late banner moves nothing. */}
      <chakra.div display="flex" flexDirection="column" lg={{ minHeight: 'calc(100dvh - 10rem)' }}>
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          minHeight="16"
          gap="4"
          paddingInline={{ base: '5', lg: '0' }}
          lg={{ minHeight: 'auto' }}
        >
          <Logo tone="ink" />
          <chakra.div hideFrom="lg">
            {contactNumber === null ? null : <PhoneNumber number={contactNumber} />}
          </chakra.div>
        </chakra.div>
        <chakra.div hideBelow="lg" marginBlock="auto" paddingBlock="8" display="grid" gap="4">
          <chakra.p
            fontSize="3xl"
            fontWeight="bold"
            lineHeight="heading"
            letterSpacing="-0.01em"
            textWrap="balance"
          >
            {login.line}
          </chakra.p>
          <chakra.p fontSize="lg">{login.pitch}</chakra.p>
          <Rank />
        </chakra.div>
        <chakra.div
          hideBelow="lg"
          minHeight="20"
          display="grid"
          alignContent="end"
          gap="1"
          marginBlockEnd="6"
        >
          {contactNumber === null ? null : <PhoneNumber number={contactNumber} />}
          {appDownloadLink === null ? null : <BookByApp href={appDownloadLink} />}
        </chakra.div>
        <chakra.div hideFrom="lg">
          <Checker tone="onPrimary" />
        </chakra.div>
        <chakra.div hideBelow="lg">
          <Checker tone="onPrimary" square={8} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
