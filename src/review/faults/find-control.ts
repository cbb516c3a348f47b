import type { Executor } from '../scripts/executor.types';

const selectors: Readonly<Record<Executor['role'], string>> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]:not([role=switch])',
  combobox: 'select, [role=combobox]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  textbox: 'input:not([type=checkbox], [type=radio]), textarea',
};

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The text of an element for a screen reader. */
function heard(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
  return copy?.textContent ?? '';
}

const textsOf = (ids: string): string =>
  ids
    .split(/\s+/u)
    .map((id) => heard(document.getElementById(id)))
    .join(' ');

/** The accessible name of a control, from `aria-labelledby`, `aria-label`, its labels or its content. */
function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby');
  if (ids !== null) return plain(textsOf(ids));
  const label = control.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const labels = (control as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | null | undefined;
  if (labels && labels.length > 0) return plain([...labels].map(heard).join(' '));
  return plain((control as HTMLInputElement).placeholder || heard(control));
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert], [aria-hidden=true]') === null;

const dialogNamed = (name: string): Element | null =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].find(
    (dialog) => nameOf(dialog) === name,
  ) ?? null;

/** The name of a radio button or checkbox may contain further text. */
const isCalled = (control: Element, { role, name }: Executor): boolean => {
  const called = nameOf(control);
  return role === 'radio' || role === 'checkbox' ? called.includes(plain(name)) : called === plain(name);
};

/** Finds a control by role and name; `null` if there is none. */
export function findControl(meant: Executor): HTMLElement | null {
  const place = meant.within === undefined ? document : dialogNamed(meant.within);
  const found = [...(place?.querySelectorAll<HTMLElement>(selectors[meant.role]) ?? [])];
  return found.find((control) => isShown(control) && isCalled(control, meant)) ?? null;
}
