import type { ControlElement } from './field';
import type { TextValues } from './form-options';

/** Finds the form in the document. Before hydration the form exists in the document but React has not rendered it. */
export const drawnForm = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

const isControl = (element: unknown): element is ControlElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns the values of the form's controls if they differ from the initial values, else `null`. */
export function typedBefore(form: HTMLFormElement | null, initialValues: TextValues): TextValues | null {
  if (form === null) return null;
  const typed = Object.keys(initialValues).map((name) => {
    const control = form.elements.namedItem(name);
    return [name, isControl(control) ? control.value : initialValues[name]];
  });
  const found = Object.fromEntries(typed) as TextValues;
  return Object.keys(initialValues).every((name) => found[name] === initialValues[name]) ? null : found;
}
