import { chakra } from '@chakra-ui/react/styled-system';
import { app } from '#messages/app/app';
import { noScript } from '#messages/app/no-script';
import { settings } from '../../../domain/settings';
import { brand } from '../../../ui/brand';
import { ButtonLink } from '../../../ui/button-link';
import { FullPage } from '../../../ui/full-page';
import { Help, PageHeading } from '../../../ui/text';

/**
 * In place of every page where scripts are off (own: a form that answers nothing would be the only sign of it). Drawn at
 * build time into a `<noscript>` of every page; how to reach the company is on an older page, which works without.
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
