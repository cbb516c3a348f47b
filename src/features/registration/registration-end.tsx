import { chakra } from '@chakra-ui/react/styled-system';
import { registration as texts } from '#messages/registration';
import { Button } from '../../ui/button';
import { Checker } from '../../ui/checker';
import { FocusHeading } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { Help } from '../../ui/text';

type RegistrationEndProps = {
  /** Nobody can tell whether the account is there, or the wizard stopped working. */
  readonly kind: 'unconfirmed' | 'broken';
  readonly onRestart: () => void;
  readonly onClose: () => void;
};

/** In place of a wizard that cannot go on: what is known, what is safe, and the way on. */
export function RegistrationEnd({ kind, onRestart, onClose }: RegistrationEndProps) {
  const [title, help] =
    kind === 'broken'
      ? [texts.brokenTitle, texts.brokenHelp]
      : [texts.unconfirmedTitle, texts.unconfirmedHelp];
  return (
    <Panel maxWidth="32rem" marginInline="auto" display="grid" gap="5">
      <Checker square={8} />
      <FocusHeading focus>{title}</FocusHeading>
      <Help>{help}</Help>
      <chakra.div>
        {kind === 'broken' ? (
          <Button look="primary" onClick={onRestart}>
            {texts.reopen}
          </Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            {texts.toLogin}
          </Button>
        )}
      </chakra.div>
    </Panel>
  );
}
