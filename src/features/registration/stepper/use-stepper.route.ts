import { useBlocker, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { waitFor } from 'xstate';
import {
  selectIsDone,
  selectIsEdited,
  selectIsLeaving,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { syncStepHistory, type StepAddresses, type StepperRef } from './step-history.route';

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
 * @param stepper `undefined` while its first step is drawn without it
 * @param addresses the same object for as long as the wizard is the same
 */
export function useStepper(stepper: StepperRef | undefined, addresses: StepAddresses): void {
  const router = useRouter();
  // Before any effect of a step: a press that was kept is made in one.
  useLayoutEffect(
    () => (stepper === undefined ? undefined : syncStepHistory(stepper, router, addresses)),
    [stepper, router, addresses],
  );
  const awaited = useRef<((stepper: StepperRef) => void)[]>([]);
  // After the effects of its steps: what was typed before has come to it.
  useLayoutEffect(() => {
    if (stepper !== undefined) awaited.current.splice(0).forEach((go) => go(stepper));
  }, [stepper]);
  const edited = useSelector(stepper, (now) => now !== undefined && selectIsEdited(now));
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (addresses.isInside(next.pathname)) return false;
      // Nobody gets away before the wizard has come: the guard of the next screen waits for the same.
      const asked = stepper ?? (await new Promise<StepperRef>((come) => awaited.current.push(come)));
      return !(await mayLeave(asked));
    },
    enableBeforeUnload: () => edited && stepper !== undefined && !selectIsDone(stepper.getSnapshot()),
  });
}
