import type { RuleKey } from '../../../domain/rule';

/** What is said of a field that breaks a rule of `src/domain/rules` (S5.required, S5.email). */
export const validation = {
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
} as const satisfies Record<RuleKey, string>;
