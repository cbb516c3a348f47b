import { string, type StringSchema } from 'yup';
import { firstBroken, type Rule, type RuleKey } from '../../domain/rule';

/**
 * A Yup text field that is validated by the domain's rules alone, in the order given, and sent exactly as typed: a
 * password may begin or end with a space.
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

/** As `verbatimSchema`, but trimmed before it is validated and sent. */
export const ruleSchema = (
  texts: Readonly<Record<RuleKey, string>>,
  ...rules: readonly Rule[]
): StringSchema<string> => verbatimSchema(texts, ...rules).trim();
