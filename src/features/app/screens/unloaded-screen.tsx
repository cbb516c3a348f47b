import { chakra } from '@chakra-ui/react/styled-system';
import { app } from '#messages/app/app';
import { brand } from '../../../ui/brand';
import { ButtonLink } from '../../../ui/button-link';
import { FullPage } from '../../../ui/full-page';
import { Help, PageHeading } from '../../../ui/text';

/**
 * The app's own code did not arrive (own: an unanswered press would be the only sign of it). Drawn at build time into
 * every page and revealed by its boot script, so the way out is a plain link to the page itself.
 */
export function UnloadedScreen() {
  return (
    <FullPage>
      <chakra.div display="grid" gap="2">
        <PageHeading tabIndex={-1}>{app.failedTitle({ appName: brand.appName })}</PageHeading>
        <Help>{app.unloadedHelp}</Help>
      </chakra.div>
      <ButtonLink href="" variant="solid">
        {app.reload}
      </ButtonLink>
    </FullPage>
  );
}
