import type { RouterHistory } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';

declare module '@tanstack/react-router' {
  /** What an entry of the browser's history says of a wizard. */
  interface HistoryState {
    /** The step that it shows. */
    wizardStep?: string;
    /** The step of the entry before it, if that is one of the same visit. */
    wizardFrom?: string;
  }
}

/** How the steps of a wizard lie on addresses. */
export type StepAddresses = {
  /** The address that shows a step; several may share one. */
  readonly addressOf: (step: string) => string;
  /** The step that a path stands for by itself; `null` where the history says which. */
  readonly stepAt: (path: string) => string | null;
  /** Whether a path shows one of the steps. */
  readonly isInside: (path: string) => boolean;
};

export type StepperRef = ActorRefFrom<typeof stepperMachine>;

/**
 * Lays the steps of a wizard into the browser's history: Next and a Change link each add an entry, Back goes one entry
 * back, and the browser's Back and Forward ask the wizard for the step of the entry (D4.5). The chart decides which
 * step is shown; an entry whose step it does not show gives way to the one that it does.
 *
 * @returns how to stop
 */
export function syncStepHistory(
  stepper: StepperRef,
  { history }: { readonly history: RouterHistory },
  { addressOf, stepAt, isInside }: StepAddresses,
): () => void {
  const entry = () => {
    const { pathname, state } = history.location;
    return { step: state.wizardStep ?? stepAt(pathname), from: state.wizardFrom };
  };
  const show = (step: string): void => {
    const here = entry();
    if (here.step === step && stepAt(history.location.pathname) === stepAt(addressOf(step))) return;
    if (here.from === step) history.back();
    else if (here.step === null) history.replace(addressOf(step), { wizardStep: step });
    else history.push(addressOf(step), { wizardStep: step, wizardFrom: here.step });
  };
  const visit = (): void => {
    if (!isInside(history.location.pathname)) return;
    const { step } = entry();
    const snapshot = stepper.getSnapshot();
    if (step === null) show(snapshot.context.step);
    else stepper.send({ type: 'step.visited', step });
  };
  const changed = stepper.on('step.changed', ({ step }) => show(step));
  const stop = history.subscribe(({ action }) => {
    // Only the browser's own ways: what is written here is no visit.
    if (action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO') visit();
  });
  visit();
  return () => {
    changed.unsubscribe();
    stop();
  };
}
