import { string, type StringSchema } from 'yup';
import { firstBroken, type Rule, type RuleKey } from '../../domain/rule';

/**
 * Creates a Yup string schema that validates only the domain's rules, in the given order. The value is sent exactly
 * as typed: a password may begin or end with a space.
 *
 * @param texts the message of each rule, from `#messages/registration/validation`
 */
export const verbatimSchema = (
  texts: Readonly<Record<RuleKey, string>>,
  ...rules: readonly Rule[]
): StringSchema<string> =>
  string()
    .defined()
    .test({
      name: 'rules',
      test: (value, context) => {
        const broken = firstBroken(value, ...rules);
        return broken === null || context.createError({ message: texts[broken], disableStackTrace: true });
      },
    });

/** Like `verbatimSchema`, but trims the value before it is validated and sent. */
export const ruleSchema = (
  texts: Readonly<Record<RuleKey, string>>,
  ...rules: readonly Rule[]
): StringSchema<string> => verbatimSchema(texts, ...rules).trim();
