import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { stepper as texts } from '#messages/registration/stepper';
import { Actions } from '../../../ui/actions';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { Help } from '../../../ui/text';
import type { StepperActor } from './wizard';

/** Asks the person to confirm leaving with unsaved input (D4.5). */
export function LeaveDialog({ actor }: { readonly actor: StepperActor }) {
  const stay = () => actor.send({ type: 'leave.declined' });
  return (
    <Dialog
      kind="question"
      title={texts.leaveTitle}
      closeLabel={texts.close}
      closable
      firstFocus="safe"
      onClose={stay}
    >
      <chakra.div display="grid" gap="5">
        <DialogDescription>
          <Help>{texts.leaveHelp}</Help>
        </DialogDescription>
        <Actions>
          <Button onClick={() => actor.send({ type: 'leave.confirmed' })}>{texts.leave}</Button>
          <Button data-safe variant="solid" onClick={stay}>
            {texts.stay}
          </Button>
        </Actions>
      </chakra.div>
    </Dialog>
  );
}
