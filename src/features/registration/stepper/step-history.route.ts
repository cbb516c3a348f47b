import type { RouterHistory } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';

declare module '@tanstack/react-router' {
  /** What an entry of the browser's history stores about a wizard. */
  interface HistoryState {
    /** The step that the entry shows. */
    wizardStep?: string;
    /** The step of the previous entry, if it belongs to the same visit. */
    wizardFrom?: string;
  }
}

/** Maps the steps of a wizard to addresses. */
export type StepAddresses = {
  /** Returns the address of a step. Several steps may share one. */
  readonly addressOf: (step: string) => string;
  /** Returns the step that a path stands for, or `null` if the history entry stores it. */
  readonly stepAt: (path: string) => string | null;
  /** Whether a path shows one of the steps. */
  readonly isInside: (path: string) => boolean;
};

export type StepperRef = ActorRefFrom<typeof stepperMachine>;

/**
 * Synchronises the steps of a wizard with the browser's history. Next and a Change link each add an entry, Back goes
 * back by one entry, and the browser's Back and Forward ask the wizard for the step of the entry (D4.5). The chart
 * decides which step shows. If it does not show the step of an entry, the entry is replaced with the step that it
 * shows.
 *
 * @returns a function that stops the synchronisation
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
    // Only navigation by the browser counts: an entry that is written here is not a visit.
    if (action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO') visit();
  });
  visit();
  return () => {
    changed.unsubscribe();
    stop();
  };
}
