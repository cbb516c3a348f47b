import { chakra } from '@chakra-ui/react/styled-system';
import { notFound } from '#messages/app/not-found';
import { ButtonLink } from '../../../ui/button-link';
import { Signpost } from '../../../ui/drawings/signpost';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Help, PageHeading } from '../../../ui/text';
import { PhoneNumber } from './contact-links';

type NotFoundScreenProps = {
  /** The company's phone number, or `null` for none. */
  readonly phone?: string | null;
};

/**
 * What the shell shows at an unknown address (S2.otherRoutes.4). Its action is a plain link, so that it also works in
 * the prerendered page that the gateway sends with status 404.
 */
export function NotFoundScreen({ phone = null }: NotFoundScreenProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      width="full"
      maxWidth="login"
      marginInline="auto"
      paddingInline="4"
      paddingBlockEnd="8"
      // Relative to the window and not to the remaining height, so that a late banner moves nothing.
      paddingBlockStart="max(2rem, 25vh - 8rem)"
    >
      <Signpost />
      <chakra.div display="grid" gap="2">
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
          {notFound.title}
        </PageHeading>
        <Help>{notFound.help}</Help>
      </chakra.div>
      <ButtonLink href="/" variant="solid">
        {notFound.home}
      </ButtonLink>
      {/* Last, because it comes with the configuration. */}
      {phone === null ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <span>{notFound.call}</span>
          <PhoneNumber number={phone} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
