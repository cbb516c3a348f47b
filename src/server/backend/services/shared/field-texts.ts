import type { Rule, RuleKey } from '../../../../domain/rule';
import { required } from '../../../../domain/rule';

/**
 * What is said of a field that breaks a rule: the literal texts that the app has too (S5.required, S5.email), and the
 * server's own.
 */
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

/** Field → text, or null where the field is fine. */
export type Findings = Readonly<Record<string, string | null>>;

/** The text of the first rule that a value breaks; an empty one is "Required." */
export function check(value: string, rule: Rule): string | null {
  const key = required(value) ?? rule(value);
  return key === null ? null : fieldTexts[key];
}

/** The fields that something was found in; null when all are fine. */
export function failures(findings: Findings): Readonly<Record<string, string>> | null {
  const broken = Object.entries(findings).filter((entry): entry is [string, string] => entry[1] !== null);
  return broken.length === 0 ? null : Object.fromEntries(broken);
}
