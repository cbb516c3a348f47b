/** How strong a password is (S4.passwordStrength.1, D5.6). */

/** zxcvbn's scale: Insecure, Poor, Okay, Good, Excellent. */
export const SCORES = [0, 1, 2, 3, 4] as const;
export type Score = (typeof SCORES)[number];

/** zxcvbn's advice. The texts are in `#messages/settings/password`. */
export type Advice =
  | 'useAFewWords'
  | 'noNeedForSymbols'
  | 'addAnotherWord'
  | 'straightRows'
  | 'shortKeyboardPatterns'
  | 'longerKeyboardPattern'
  | 'repeatedCharacter'
  | 'repeatedGroup'
  | 'avoidRepeats'
  | 'sequences'
  | 'avoidSequences'
  | 'recentYears'
  | 'avoidRecentYears'
  | 'avoidOwnYears'
  | 'dates'
  | 'avoidOwnDates'
  | 'top10'
  | 'top100'
  | 'veryCommon'
  | 'similarToCommon'
  | 'wordByItself'
  | 'nameByItself'
  | 'commonNames'
  | 'capitalization'
  | 'allUppercase'
  | 'reversed'
  | 'substitutions';

export type Strength = {
  readonly score: Score;
  /** Strong enough for a new password (S4.passwordStrength.1). */
  readonly strong: boolean;
  /** Why the password is easy to guess. */
  readonly warning: Advice | null;
  readonly suggestions: readonly Advice[];
};

/** What others know about somebody who chooses a password. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
};

/** The words that weaken a password: those of the company, and those of its owner, in full and in parts. */
export function ownWords(house: readonly string[], person: Person | null): readonly string[] {
  if (person === null) return house;
  const { firstName, lastName, email, phone } = person;
  const known = [firstName, lastName, email, phone ?? ''];
  const parts = known.flatMap((each) => each.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...house, ...known, ...parts])].filter((word) => word !== '');
}
