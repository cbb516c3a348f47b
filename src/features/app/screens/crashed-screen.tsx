import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { app } from '#messages/app/app';
import { FocusHeading } from '../../../ui/focus-heading';
import { FullPage } from '../../../ui/full-page';
import { Help } from '../../../ui/text';

type CrashedScreenProps = {
  readonly onReload: () => void;
  /** What only a developer sees. */
  readonly children?: ReactNode;
};

/** Shown if a screen crashed or its code could not be loaded (own: each route has an error boundary). */
export function CrashedScreen({ onReload, children }: CrashedScreenProps) {
  return (
    <FullPage as="div">
      <chakra.div display="grid" gap="2">
        <FocusHeading>{app.crashedTitle}</FocusHeading>
        <Help>{app.crashedHelp}</Help>
      </chakra.div>
      <Button variant="solid" onClick={onReload}>
        {app.reload}
      </Button>
      {children}
    </FullPage>
  );
}
