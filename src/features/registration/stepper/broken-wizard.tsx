import { stepper as texts } from '#messages/registration/stepper';
import type { StepperActor } from './wizard';
import { WizardEnd } from './wizard-end';

/**
 * Replaces a wizard of which a part failed, perhaps while a request was pending. It says what is safe and how to
 * continue.
 */
export function BrokenWizard({ actor }: { readonly actor: StepperActor }) {
  return (
    <WizardEnd
      title={texts.brokenTitle}
      help={texts.brokenHelp}
      ways={[{ text: texts.close, onPress: () => actor.send({ type: 'leave.requested' }) }]}
    />
  );
}
