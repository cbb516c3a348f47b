import { useLayoutEffect, useRef } from 'react';
import type { Step } from '../../../domain/wizard/steps';
import type { TextValues } from '../../../ui/form/form-options';
import { keptOf, startOf } from './step-values';
import type { StepForm } from '../stepper/stepper-props';
import type { Wizard } from '../stepper/wizard';

/**
 * Connects a step that rendered before its wizard to the wizard. Values that were typed before are sent to the
 * wizard. Untouched fields take the wizard's values from before a reload.
 *
 * @param drawn the initial values of the form
 */
export function useArrival(
  { actor, facts, step }: Wizard & { readonly step: Step },
  drawn: TextValues,
  form: StepForm,
): void {
  const joined = useRef(actor);
  useLayoutEffect(() => {
    if (joined.current === actor) return;
    joined.current = actor;
    const typed = Object.entries(form.values).filter(([name, value]) => value !== drawn[name]);
    const known = startOf(step.id, actor.getSnapshot().context, facts);
    const values: TextValues = { ...known, ...Object.fromEntries(typed) };
    form.assign(values);
    if (typed.length > 0) actor.send({ type: 'values.changed', values: keptOf(values) });
  });
}
