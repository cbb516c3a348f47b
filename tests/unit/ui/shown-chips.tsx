import { act } from 'react';
import { vi } from 'vitest';
import { chips as texts } from '#messages/settings/chips';
import { email } from '../../../src/domain/rule';
import { firstInvalidEmail } from '../../../src/domain/rules';
import { entriesOf, listText } from '../../../src/domain/text-list';
import { ChipsField } from '../../../src/ui/form/chips-field';
import { frames, labelled, press, render } from './render';
import { TestedForm } from './tested-form';

export const onSubmit = vi.fn();
export const input = () => labelled('Copies to');
export const shown = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
export const remover = (entry: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="Remove ${entry}"]`) as HTMLButtonElement;
export const said = () => document.querySelector('[role=status]')?.textContent;
/** What Chakra says itself. */
export const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

type Given = { readonly entries?: readonly string[]; readonly readOnly?: boolean };

export const show = ({ entries = [], readOnly = false }: Given = {}) =>
  render(
    <TestedForm
      initialValues={{ cc: listText(entries) }}
      problems={({ cc = '' }) => {
        const wrong = firstInvalidEmail(entriesOf(cc));
        return wrong === null ? {} : { cc: `${wrong}: Invalid e-mail address.` };
      }}
      onSubmit={onSubmit}
    >
      {(form) => (
        <ChipsField
          form={form}
          name="cc"
          label="Copies to"
          texts={texts}
          isValid={(entry) => email(entry) === null}
          readOnly={readOnly}
        />
      )}
    </TestedForm>,
  );

/** @returns whether the browser may do what it does with the key */
export const key = async (target: HTMLElement, name: string): Promise<boolean> => {
  let left = true;
  await act(async () => {
    left = target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  await frames();
  return left;
};
export const remove = async (entry: string): Promise<void> => {
  await press(remover(entry));
  await frames();
};
export const paste = async (text: string): Promise<boolean> => {
  let left = true;
  await act(async () => {
    input().focus();
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
    left = input().dispatchEvent(event);
    await Promise.resolve();
  });
  return left;
};
