import type { Rule, RuleKey } from '../../../../domain/rule';
import { required } from '../../../../domain/rule';

/** Error texts of fields: the app's literal texts (S5.required, S5.email), and the server's own. */
export const fieldTexts = {
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
  tooLong: 'This is too long.',
  unknown: 'Please choose one of the options.',
  users: 'Maximum number of users exceeded',
} as const satisfies Record<RuleKey, string> & Record<string, string>;

/** Maps fields to error texts; null for a valid field. */
export type Findings = Readonly<Record<string, string | null>>;

/** The text of the first rule that a value breaks. An empty value is "Required." */
export function check(value: string, rule: Rule): string | null {
  const key = required(value) ?? rule(value);
  return key === null ? null : fieldTexts[key];
}

/** The fields with errors; null if there are none. */
export function failures(findings: Findings): Readonly<Record<string, string>> | null {
  const broken = Object.entries(findings).filter((entry): entry is [string, string] => entry[1] !== null);
  return broken.length === 0 ? null : Object.fromEntries(broken);
}
