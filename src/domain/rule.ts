/**
 * What a field rule is, and the two that the first screen asks; the others are in `./rules` (S5.required, S5.email). A
 * rule takes what was typed and returns `null` when it is fine, else the key of its message in
 * `#messages/registration/validation`. An empty value breaks a rule too: for a field that may stay empty, ask only when
 * something was typed; for one that may not, ask `required` first (`firstBroken` does both).
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

/** The first rule that a value breaks, in the order given, or `null`. */
export const firstBroken = (value: string, ...rules: readonly Rule[]): RuleKey | null => {
  for (const rule of rules) {
    const key = rule(value);
    if (key !== null) return key;
  }
  return null;
};
