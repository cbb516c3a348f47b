import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { settings as texts } from '#messages/settings/settings';
import { Actions } from '../../../ui/actions';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { Help } from '../../../ui/text';
import type { SettingsActor } from './use-settings-form';

/** Asks the person to confirm leaving with unsaved input. */
export function SettingsLeaveDialog({ actor }: { readonly actor: SettingsActor }) {
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
