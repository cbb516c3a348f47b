import { useBlocker, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { waitFor } from 'xstate';
import { selectIsDone, selectIsEdited, selectIsLeaving } from '../../machines/stepper/stepper.selectors';
import { followSteps, type StepAddresses, type StepperRef } from './step-history';

/** Asks the wizard whether it may be left; it may ask the person in turn. */
async function mayLeave(stepper: StepperRef): Promise<boolean> {
  stepper.send({ type: 'leave.requested' });
  const snapshot = await waitFor(stepper, (now) => !selectIsLeaving(now));
  return selectIsDone(snapshot);
}

/**
 * A wizard on the screen of its route: its steps lie in the browser's history, and nobody leaves it with something
 * entered unless they say so.
 *
 * @param addresses the same object for as long as the wizard is the same
 */
export function useStepper(stepper: StepperRef, addresses: StepAddresses): void {
  const router = useRouter();
  useEffect(() => followSteps(stepper, router, addresses), [stepper, router, addresses]);
  const edited = useSelector(stepper, selectIsEdited);
  useBlocker({
    shouldBlockFn: async ({ next }) => !addresses.isInside(next.pathname) && !(await mayLeave(stepper)),
    enableBeforeUnload: () => edited && !selectIsDone(stepper.getSnapshot()),
  });
}
