// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressFields } from '../../../src/ui/form/address-fields';
import { button, descriptionOf, labelled, press, render, type, unmount } from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const NAMES = ['Street Name', 'Town', 'Eircode'];
const lines = () => NAMES.map(labelled);
const group = () => document.querySelector('fieldset') as HTMLElement;

const show = (readOnly = false) =>
  render(
    <TestedForm
      initialValues={{ street: '', town: '', eircode: '' }}
      problems={({ street, town, eircode }) =>
        [street, town, eircode].join('') === '' ? { street: 'Required.' } : {}
      }
      onSubmit={onSubmit}
    >
      {(form) => (
        <AddressFields
          fields={{
            street: form.field('street'),
            town: form.field('town'),
            eircode: form.field('eircode'),
          }}
          label="Billing Address"
          texts={{ street: 'Street Name', town: 'Town', eircode: 'Eircode' }}
          autoCompleteSection="billing"
          readOnly={readOnly}
        />
      )}
    </TestedForm>,
  );

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('the address fields', () => {
  it('are one named group of labelled controls with placeholders, which a browser can fill in', async () => {
    await show();
    expect(document.getElementById(group().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Billing Address',
    );
    expect(lines().map(({ placeholder }) => placeholder)).toEqual(NAMES);
    expect(lines().map((line) => line.getAttribute('autocomplete'))).toEqual([
      'billing address-line1',
      'billing address-level2',
      'billing postal-code',
    ]);
    expect(lines().map(({ maxLength }) => maxLength)).toEqual([200, 200, 200]);
  });

  it('have one error for all three lines, which an edit of any of them can fix', async () => {
    await show();
    await press(button('Send'));
    expect([group(), ...lines()].map(descriptionOf)).toEqual(Array.from({ length: 4 }, () => 'Required.'));
    expect(lines().map((line) => line.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect(document.querySelectorAll('[id$=-error]')).toHaveLength(1);
    await type(labelled('Town'), 'Naas');
    expect([group(), ...lines()].map(descriptionOf)).toEqual(['', '', '', '']);
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ street: '', town: 'Naas', eircode: '' });
  });

  it('can be read only', async () => {
    await show(true);
    expect(lines().map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
  });
});
