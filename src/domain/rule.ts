/**
 * Field rules, and the two that the first screen needs; the others are in `./rules` (S5.required, S5.email). A rule
 * takes the input and returns `null` if it is valid, otherwise the key of its message in
 * `#messages/registration/validation`. An empty value breaks every rule. For an optional field, only apply a rule to
 * non-empty input. For a required field, apply `required` first (`firstBroken` applies rules in order).
 */
export type RuleKey =
  | 'required'
  | 'cardholderName'
  | 'cardNickname'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'email'
  | 'companyNumber'
  | 'address'
  | 'phone';

export type Rule = (value: string) => RuleKey | null;

/** The pattern of the HTML standard for `<input type="email">`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const required: Rule = (value) => (value.trim() === '' ? 'required' : null);

export const email: Rule = (value) => (EMAIL.test(value.trim()) ? null : 'email');

/** The first rule that a value breaks, in the given order, or `null`. */
export const firstBroken = (value: string, ...rules: readonly Rule[]): RuleKey | null => {
  for (const rule of rules) {
    const key = rule(value);
    if (key !== null) return key;
  }
  return null;
};
