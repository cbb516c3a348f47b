import { stepper as texts } from '#messages/registration/stepper';
import type { StepperActor } from './wizard';
import { WizardEnd } from './wizard-end';

/** A part of the wizard failed, perhaps with something on its way: what is safe, and the way on. */
export function BrokenWizard({ actor }: { readonly actor: StepperActor }) {
  return (
    <WizardEnd
      title={texts.brokenTitle}
      help={texts.brokenHelp}
      ways={[{ text: texts.close, onPress: () => actor.send({ type: 'leave.requested' }) }]}
    />
  );
}
