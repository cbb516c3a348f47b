import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { signInAgain } from '#messages/session/sign-in-again';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { Dialog } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { LoginForm } from './login-form';
import type { FormActor } from '../../shared/forms/use-submission';

type SignInAgainDialogProps = {
  readonly session: ScreenActor<typeof sessionMachine>;
  /** The submission of the login form. */
  readonly form: FormActor;
};

/**
 * Opens when the session is lost while there is unsaved input. The person signs in again here, or leaves for the
 * login page (S4.session.1, D3.8). It closes by itself once the session knows who signed in.
 */
export function SignInAgainDialog({ session, form }: SignInAgainDialogProps) {
  return (
    <Dialog title={signInAgain.title}>
      <chakra.div display="grid" gap="5">
        <Help>{signInAgain.help}</Help>
        <LoginForm actor={form} ready idPrefix="sign-in-again" />
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
