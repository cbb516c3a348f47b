import { chakra } from '@chakra-ui/react/styled-system';
import { app } from '#messages/app/app';
import { noScript } from '#messages/app/no-script';
import { settings } from '../../../domain/settings';
import { brand } from '../../../ui/brand';
import { ButtonLink } from '../../../ui/button-link';
import { FullPage } from '../../../ui/full-page';
import { Help, PageHeading } from '../../../ui/text';

/**
 * Replaces every page if JavaScript is disabled (own: otherwise a form that does not react would be the only sign).
 * It is rendered at build time into a `<noscript>` of every page. It links to the company's contact details on an
 * older page, which works without JavaScript.
 */
export function NoScriptScreen() {
  return (
    <FullPage>
      <chakra.div display="grid" gap="2">
        <PageHeading>{noScript.title({ appName: brand.appName })}</PageHeading>
        <Help>{noScript.help}</Help>
      </chakra.div>
      <ButtonLink href="" variant="solid">
        {app.reload}
      </ButtonLink>
      <ButtonLink variant="plain" href={settings.contactPage} justifySelf="start">
        {noScript.contact}
      </ButtonLink>
    </FullPage>
  );
}
