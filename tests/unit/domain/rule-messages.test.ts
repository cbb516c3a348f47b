import { describe, expect, it } from 'vitest';
import { validation } from '#messages/registration/validation';

describe('the messages of the rules', () => {
  it('are to the letter (S5.required, S5.email and the other rules)', () => {
    expect(validation).toEqual({
      required: 'Required.',
      cardholderName: 'Invalid Cardholder Name.',
      cardNickname: 'Invalid Card Nick Name',
      name: 'Invalid Name.',
      firstName: 'Invalid First Name.',
      lastName: 'Invalid Last Name.',
      companyName: 'Invalid company name.',
      email: 'Invalid e-mail address.',
      companyNumber: 'Invalid Company Number.',
      address: 'Invalid address.',
      phone: 'Please check the phone number, including the prefix, and try again.',
    });
  });
});
