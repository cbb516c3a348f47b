// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CreditAccountFields,
  creditAccountLabels,
} from '../../../src/features/registration/steps/credit-account-fields';
import { button, descriptionOf, press, render, type, unmount } from '../ui/render';
import { labels, prices, stepperFacts, StepUnderTest, unasked } from '../../support/stages/step-fields';

const onSubmit = vi.fn();
const control = (name: string) => document.getElementById(`f-${name}`) as HTMLInputElement;

beforeEach(() => vi.resetAllMocks());
afterEach(unmount);

const application = {
  creditCompanyName: 'Byrne Logistics Ltd',
  companyStreet: '1 Main Street',
  companyTown: 'Naas',
  companyEircode: '',
  companyEmail: 'office@byrne.example',
  companyRegistrationNumber: '123456',
  journeysPerMonth: '10 - 20',
  authorised: 'yes',
  readTerms: 'yes',
};

describe('Request Business+', () => {
  const openTerms = vi.fn();
  const show = (changed: Record<string, string> = {}, { serviceCharge = false, locked = false } = {}) =>
    render(
      <StepUnderTest
        step="creditAccount"
        values={{ ...application, ...changed }}
        facts={{
          ...stepperFacts,
          premium: { ...prices, businessServiceChargeMode: serviceCharge },
          openTerms,
        }}
        profileType="bill_pay"
        locked={locked}
        onSubmit={onSubmit}
      >
        {(props) => <CreditAccountFields {...props} />}
      </StepUnderTest>,
    );
  const number = () => control('companyRegistrationNumber');
  const journeys = () => document.querySelector('select') as HTMLSelectElement;
  const paste = async (text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    await act(async () => {
      number().dispatchEvent(event);
      await Promise.resolve();
    });
    return event.defaultPrevented;
  };

  it('has all fields of the application, each with a name in the error summary', async () => {
    await show();
    expect(unasked(application)).toEqual([]);
    expect(Object.keys(application).filter((name) => !creditAccountLabels[name])).toEqual([]);
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(application);
  });

  it('offers the seven numbers of journeys, with none selected at first', async () => {
    await show({ journeysPerMonth: '' });
    const options = [...journeys().options].map(({ value, textContent }) => [value, textContent]);
    expect(options).toEqual([
      ['', 'Please choose'],
      ...['10 or less', '10 - 20', '20 - 30', '30 - 40', '40 - 50', '50 - 100', '100+'].map((each) => [
        each,
        each,
      ]),
    ]);
    await press(button('Send'));
    expect(descriptionOf(journeys())).toBe('Required.');
  });

  it('removes spaces from a registration number, typed or pasted', async () => {
    await show({ companyRegistrationNumber: '' });
    await type(number(), 'IE 12 34');
    expect(number().value).toBe('IE1234');
    await show({ companyRegistrationNumber: '' });
    expect(await paste(' IE 123\t456 7890 AB ')).toBe(true);
    expect(number().value).toBe('IE1234567890AB');
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...application,
      companyRegistrationNumber: 'IE1234567890AB',
    });
  });

  it('pastes over the selection, up to the maximum length', async () => {
    await show({ companyRegistrationNumber: 'IE999AB' });
    number().setSelectionRange(2, 5);
    await paste('1234 5678 9012 34');
    expect(number().value).toBe('IE1234567890AB');
    expect(number().maxLength).toBe(14);
  });

  it('opens the terms from the link in their label', async () => {
    await show();
    const link = document.querySelector('label a') as HTMLAnchorElement;
    expect([link.textContent, link.getAttribute('href')]).toEqual(['terms and conditions', '/content/terms']);
    await press(link);
    expect(openTerms).toHaveBeenCalledExactlyOnceWith(link.id);
  });

  it('requires both checkboxes', async () => {
    await show({ authorised: '', readTerms: '' });
    await press(button('Send'));
    expect(['authorised', 'readTerms'].map((name) => descriptionOf(control(name)))).toEqual([
      'Required.',
      'Required.',
    ]);
    expect(document.body.textContent).not.toContain('service fee');
  });

  it('requires no authorisation in service-charge mode, and shows the fee', async () => {
    await show({ authorised: '' }, { serviceCharge: true });
    expect(document.body.textContent).toContain('Plus 10% service fee');
    expect(labels()).toContain('I am authorised to request a credit account for this company (optional)');
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('cannot be changed while it is locked', async () => {
    await show({}, { locked: true });
    await paste('9');
    await press(control('readTerms'));
    expect([number().value, number().readOnly, control('readTerms').checked, journeys().disabled]).toEqual([
      '123456',
      true,
      true,
      true,
    ]);
  });
});
