// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileType } from '../../../src/domain/entities';
import { AddNewChooser } from '../../../src/features/registration/steps/add-new-chooser';
import {
  AccountDetailsFields,
  accountDetailsLabels,
} from '../../../src/features/registration/steps/account-details-fields';
import { ProfileDetailsFields } from '../../../src/features/registration/steps/profile-details-fields';
import { button, descriptionOf, press, render, unmount } from '../ui/render';
import { labels, stepperFacts, StepUnderTest, unasked } from '../../support/stages/step-fields';

const onSubmit = vi.fn();
const control = (name: string) => document.getElementById(`f-${name}`) as HTMLInputElement;

beforeEach(() => vi.resetAllMocks());
afterEach(unmount);

const account = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: 'IE',
  billingStreet: '',
  billingTown: '',
  billingEircode: '',
};

describe('Account Details', () => {
  const show = (preset: ProfileType | null, values: Record<string, string> = account, locked = false) =>
    render(
      <StepUnderTest
        step="accountDetails"
        values={values}
        facts={{ ...stepperFacts, preset }}
        profileType={preset}
        locked={locked}
        onSubmit={onSubmit}
      >
        {(props) => <AccountDetailsFields {...props} />}
      </StepUnderTest>,
    );

  it('has the fields of a registration', async () => {
    await show(null);
    expect(labels()).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Country',
      'Phone Number',
      'Street Name',
      'Town',
      'Eircode',
    ]);
    expect(unasked(account)).toEqual([]);
    expect([control('firstName').maxLength, control('lastName').maxLength]).toEqual([50, 50]);
  });

  it('also has the company for a visitor who came for Business', async () => {
    await show('business', { ...account, companyName: '' });
    expect(labels()).toContain('Company Name');
    expect(control('companyName').maxLength).toBe(100);
  });

  it('has a name in the error summary for each of its fields', async () => {
    await show('business', { ...account, companyName: '' });
    const missing = Object.keys({ ...account, companyName: '' }).filter(
      (name) => !accountDetailsLabels[name],
    );
    expect(missing).toEqual([]);
    expect(accountDetailsLabels['billingStreet']).toBe('Billing Address');
  });

  it('shows the error of each field', async () => {
    await show(null, { ...account, firstName: 'A', email: 'aoife' });
    await press(button('Send'));
    expect(
      ['firstName', 'lastName', 'phone', 'billingStreet'].map((name) => descriptionOf(control(name))),
    ).toEqual(['Invalid First Name. 2 to 50 letters', 'Required. 2 to 50 letters', 'Required.', 'Required.']);
    expect(descriptionOf(control('email'))).toContain('Invalid e-mail address.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be changed while it is locked', async () => {
    await show(null, account, true);
    expect([...document.querySelectorAll('input')].filter(({ readOnly }) => !readOnly)).toEqual([]);
  });
});

describe('Profile Details', () => {
  const values = { companyName: '', billingStreet: '', billingTown: '', billingEircode: '' };
  const address = ['Street Name', 'Town', 'Eircode'];

  it.each<[ProfileType, string[]]>([
    ['personal', address],
    ['business', ['Company Name', ...address]],
    ['bill_pay', address],
  ])(
    'has only the address for a customer who chose %s, and the company for a business',
    async (profileType, expected) => {
      await render(
        <StepUnderTest
          step="profileDetails"
          values={values}
          facts={{ ...stepperFacts, mode: 'addPremium', visitor: null }}
          profileType={profileType}
        >
          {(props) => <ProfileDetailsFields {...props} />}
        </StepUnderTest>,
      );
      expect(labels()).toEqual(expected);
    },
  );
});

describe('the add-new chooser', () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const choice = (title: string) =>
    [...document.querySelectorAll('button')].find(({ firstChild }) => firstChild?.textContent === title);

  it.each([
    ['Business', 'business'],
    ['Bill Pay', 'billPay'],
  ])('offers %s', async (title, kind) => {
    await render(<AddNewChooser onChoose={onChoose} onClose={onClose} />);
    await press(choice(title) as HTMLElement);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(kind);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can be closed', async () => {
    await render(<AddNewChooser onChoose={onChoose} onClose={onClose} />);
    await press(document.querySelector('[aria-label=Close]') as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
