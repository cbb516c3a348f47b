import zxcvbn from 'zxcvbn';
import { PASSWORD_MEASURED_LENGTH, PASSWORD_SCORE_STRONG } from '../limits';
import type { Advice, Strength } from './strength';

/*
 * The meter and its dictionaries are about 390 kB. Import this file only when a user is about to type a new password,
 * never in code that is downloaded earlier.
 */

/** The sentences of zxcvbn 4.4.2, which has no codes for them. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'Use a few words, avoid common phrases': 'useAFewWords',
  'No need for symbols, digits, or uppercase letters': 'noNeedForSymbols',
  'Add another word or two. Uncommon words are better.': 'addAnotherWord',
  'Straight rows of keys are easy to guess': 'straightRows',
  'Short keyboard patterns are easy to guess': 'shortKeyboardPatterns',
  'Use a longer keyboard pattern with more turns': 'longerKeyboardPattern',
  'Repeats like "aaa" are easy to guess': 'repeatedCharacter',
  'Repeats like "abcabcabc" are only slightly harder to guess than "abc"': 'repeatedGroup',
  'Avoid repeated words and characters': 'avoidRepeats',
  'Sequences like abc or 6543 are easy to guess': 'sequences',
  'Avoid sequences': 'avoidSequences',
  'Recent years are easy to guess': 'recentYears',
  'Avoid recent years': 'avoidRecentYears',
  'Avoid years that are associated with you': 'avoidOwnYears',
  'Dates are often easy to guess': 'dates',
  'Avoid dates and years that are associated with you': 'avoidOwnDates',
  'This is a top-10 common password': 'top10',
  'This is a top-100 common password': 'top100',
  'This is a very common password': 'veryCommon',
  'This is similar to a commonly used password': 'similarToCommon',
  'A word by itself is easy to guess': 'wordByItself',
  'Names and surnames by themselves are easy to guess': 'nameByItself',
  'Common names and surnames are easy to guess': 'commonNames',
  "Capitalization doesn't help very much": 'capitalization',
  'All-uppercase is almost as easy to guess as all-lowercase': 'allUppercase',
  "Reversed words aren't much harder to guess": 'reversed',
  "Predictable substitutions like '@' instead of 'a' don't help very much": 'substitutions',
};

const adviceOf = (sentence: string): readonly Advice[] => {
  const advice = ADVICE[sentence];
  return advice === undefined ? [] : [advice];
};

/**
 * Measures a new password, synchronously, in a few milliseconds.
 *
 * @param words what others know of its owner, from `ownWords`
 */
export function measureStrength(password: string, words: readonly string[]): Strength {
  const { score, feedback } = zxcvbn(password.slice(0, PASSWORD_MEASURED_LENGTH), [...words]);
  return {
    score,
    strong: score >= PASSWORD_SCORE_STRONG,
    warning: adviceOf(feedback.warning)[0] ?? null,
    suggestions: feedback.suggestions.flatMap(adviceOf),
  };
}
