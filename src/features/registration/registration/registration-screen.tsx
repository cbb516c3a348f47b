import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { registrationMachine } from '../../../../machines/registration/registration/registration.machine';
import {
  selectIsBroken,
  selectIsPreparing,
  selectIsOutcomeUnknown,
  selectStepper,
} from '../../../../machines/registration/registration/registration.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { RegistrationEnd } from './registration-end';

type RegistrationScreenProps = {
  readonly actor: ScreenActor<typeof registrationMachine>;
  /**
   * Renders the wizard. If the stepper is not there yet (`undefined`), it renders the first step, which can only call
   * `onClose`.
   */
  readonly wizard: (stepper: ReturnType<typeof selectStepper>, onClose: () => void) => ReactNode;
};

/** Registration: the wizard, or the message that replaces it. */
export function RegistrationScreen({ actor, wizard }: RegistrationScreenProps) {
  const stepper = useSelector(actor, selectStepper);
  const preparing = useSelector(actor, selectIsPreparing);
  const outcomeUnknown = useSelector(actor, selectIsOutcomeUnknown);
  const broken = useSelector(actor, selectIsBroken);

  const close = () => actor.send({ type: 'registration.closed' });
  if (outcomeUnknown || broken)
    return (
      <RegistrationEnd
        kind={broken ? 'broken' : 'outcomeUnknown'}
        onRestart={() => actor.send({ type: 'registration.restarted' })}
        onClose={close}
      />
    );
  return stepper === undefined && !preparing ? null : wizard(stepper, close);
}
