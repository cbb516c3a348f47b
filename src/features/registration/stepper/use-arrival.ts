import { useLayoutEffect, useRef } from 'react';
import type { Step } from '../../../domain/wizard/steps';
import type { TextValues } from '../../../ui/form/form-options';
import { keptOf, startOf } from './step-values';
import type { StepForm } from './stepper-props';
import type { Wizard } from './wizard';

/**
 * A step that was drawn before its wizard was there goes on with it: what was typed meanwhile goes to the wizard, and
 * what the wizard has from before a reload takes the fields in which nothing was.
 *
 * @param drawn what the form started with
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
