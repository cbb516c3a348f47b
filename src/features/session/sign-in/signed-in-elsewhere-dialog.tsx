import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { signedInElsewhere as texts } from '#messages/session/signed-in-elsewhere';
import type { tabsMachine } from '../../../../machines/app/tabs/tabs.machine';
import { Actions } from '../../../ui/actions';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';

/**
 * Asks a visitor before a session of another tab replaces this page and the registration that was entered (D3.13).
 */
export function SignedInElsewhereDialog({ actor }: { readonly actor: ScreenActor<typeof tabsMachine> }) {
  const keep = () => actor.send({ type: 'tabs.kept' });
  return (
    <Dialog
      kind="question"
      title={texts.title}
      closeLabel={texts.close}
      closable
      firstFocus="safe"
      onClose={keep}
    >
      <chakra.div display="grid" gap="5">
        <DialogDescription>
          <Help>{texts.help}</Help>
        </DialogDescription>
        <Actions>
          <Button onClick={() => actor.send({ type: 'tabs.joined' })}>{texts.join}</Button>
          <Button data-safe variant="solid" onClick={keep}>
            {texts.keep}
          </Button>
        </Actions>
      </chakra.div>
    </Dialog>
  );
}
