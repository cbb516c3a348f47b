import { chakra } from '@chakra-ui/react/styled-system';
import { notFound } from '#messages/app/not-found';
import { ButtonLink } from '../../../ui/button-link';
import { Signpost } from '../../../ui/drawings/signpost';
import { FullPage } from '../../../ui/full-page';
import { Help, PageHeading } from '../../../ui/text';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { PhoneNumber } from './contact-links';

type NotFoundScreenProps = {
  /** `div` inside the shell, which has the page's main landmark. */
  readonly as?: 'main' | 'div';
  /** The company's, for a page that shows it nowhere else. */
  readonly phone?: string | null;
};

/**
 * The page for an unknown address (S2.otherRoutes.4). Its action is a plain link, so that it also works in the
 * prerendered page that the gateway sends with status 404.
 */
export function NotFoundScreen({ as = 'main', phone = null }: NotFoundScreenProps) {
  return (
    <FullPage as={as}>
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
    </FullPage>
  );
}
