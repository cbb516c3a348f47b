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

/** Asks the wizard whether the person may leave. It may ask the person. */
async function mayLeave(stepper: StepperRef): Promise<boolean> {
  stepper.send({ type: 'leave.requested' });
  try {
    return selectIsDone(await waitFor(stepper, (now) => !selectIsLeaving(now)));
  } catch {
    // The wizard has unmounted.
    return true;
  }
}

/**
 * Connects a wizard to the screen of its route: its steps are entries of the browser's history, and a person with
 * unsaved input has to confirm before leaving.
 *
 * @param stepper `undefined` while the first step renders without it
 * @param addresses referentially stable for the same wizard
 */
export function useStepper(stepper: StepperRef | undefined, addresses: StepAddresses): void {
  const router = useRouter();
  // Runs before the effects of the steps, because one of them makes the press that was held.
  useLayoutEffect(
    () => (stepper === undefined ? undefined : syncStepHistory(stepper, router, addresses)),
    [stepper, router, addresses],
  );
  const awaited = useRef<((stepper: StepperRef) => void)[]>([]);
  // Runs after the effects of the steps, which have sent the earlier input to the wizard.
  useLayoutEffect(() => {
    if (stepper !== undefined) awaited.current.splice(0).forEach((go) => go(stepper));
  }, [stepper]);
  const edited = useSelector(stepper, (now) => now !== undefined && selectIsEdited(now));
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (addresses.isInside(next.pathname)) return false;
      // Leaving waits for the wizard, as the guard of the next screen does.
      const asked = stepper ?? (await new Promise<StepperRef>((come) => awaited.current.push(come)));
      return !(await mayLeave(asked));
    },
    enableBeforeUnload: () => edited && stepper !== undefined && !selectIsDone(stepper.getSnapshot()),
  });
}
