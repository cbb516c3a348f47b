import { chakra } from '@chakra-ui/react/styled-system';
import { app } from '#messages/app/app';
import { brand } from '../../../ui/brand';
import { ButtonLink } from '../../../ui/button-link';
import { FullPage } from '../../../ui/full-page';
import { Help, PageHeading } from '../../../ui/text';

/**
 * Shown if the app's code could not be loaded (own: otherwise a press without effect would be the only sign). It is
 * rendered at build time into every page and revealed by the boot script, so its action is a plain link to the same
 * page.
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
