import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { signInAgain } from '#messages/session/sign-in-again';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { Dialog } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';

type SignInAgainDialogProps = {
  readonly session: ScreenActor<typeof sessionMachine>;
  /** The login form, or the second step. */
  readonly children: ReactNode;
};

/**
 * Opens when the session is lost while there is unsaved input. The person signs in again here, or leaves for the
 * login page (S4.session.1, D3.8). It closes by itself once the session knows who signed in.
 */
export function SignInAgainDialog({ session, children }: SignInAgainDialogProps) {
  return (
    <Dialog title={signInAgain.title}>
      <chakra.div display="grid" gap="5">
        <Help>{signInAgain.help}</Help>
        {children}
        <chakra.div display="grid" gap="1" justifyItems="start">
          <Button
            variant="ghost"
            aria-describedby="sign-in-again-leave"
            onClick={() => session.send({ type: 'session.abandoned' })}
          >
            {signInAgain.leave}
          </Button>
          <Help id="sign-in-again-leave">{signInAgain.leaveHelp}</Help>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
