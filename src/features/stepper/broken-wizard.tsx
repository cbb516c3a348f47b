import { stepper as texts } from '#messages/stepper';
import { Button } from '../../ui/button';
import { Checker } from '../../ui/checker';
import { FocusHeading } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { Help } from '../../ui/text';
import type { StepperActor } from './wizard';

/** A part of the wizard failed, perhaps with something on its way: what is safe, and the way on. */
export function BrokenWizard({ actor }: { readonly actor: StepperActor }) {
  return (
    <Panel maxWidth="32rem" marginInline="auto" display="grid" gap="5">
      <Checker square={8} />
      <FocusHeading>{texts.brokenTitle}</FocusHeading>
      <Help>{texts.brokenHelp}</Help>
      <Button look="primary" justifySelf="start" onClick={() => actor.send({ type: 'leave.requested' })}>
        {texts.close}
      </Button>
    </Panel>
  );
}
