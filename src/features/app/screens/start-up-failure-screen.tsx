import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { app } from '#messages/app/app';
import { brand } from '../../../ui/brand';
import { FocusHeading } from '../../../ui/focus-heading';
import { FullPage } from '../../../ui/full-page';
import { Help } from '../../../ui/text';

type StartUpFailureScreenProps = { readonly onRetry: () => void };

/** Shown if configuration or user could not be loaded. It makes no statement about who is signed in (D2.4). */
export function StartUpFailureScreen({ onRetry }: StartUpFailureScreenProps) {
  return (
    <FullPage>
      <chakra.div display="grid" gap="2">
        <FocusHeading>{app.failedTitle({ appName: brand.appName })}</FocusHeading>
        <Help>{app.failedHelp}</Help>
      </chakra.div>
      <Button variant="solid" onClick={onRetry}>
        {app.retry}
      </Button>
    </FullPage>
  );
}
