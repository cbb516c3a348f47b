import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import type { SignInFactor } from '../../../domain/factor';
import { SECOND_STEP_HELP_ID, SecondStepForm } from './second-step-form';
import { provideSecondStep } from './second-step.provide';

export type SecondStepProps = {
  /** What the server accepts; never empty. */
  readonly factors: readonly SignInFactor[];
  /** Leads back to the password. */
  readonly onAgain: () => void;
};

/** Runs the chart of the second step. */
export function useSecondStep(factors: readonly SignInFactor[]) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSecondStep(environment));
  return useScreenActor(machine, { input: { factors } });
}

/** This step replaced the password form, which had the focus, so its explanation takes the focus. */
const focusHelp = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>(`#${SECOND_STEP_HELP_ID}`)?.focus();

/** The second step in the dialog for signing in again. */
export const SecondStepAgain = ({ factors, onAgain }: SecondStepProps) => (
  <div ref={focusHelp}>
    <SecondStepForm actor={useSecondStep(factors)} onAgain={onAgain} />
  </div>
);
