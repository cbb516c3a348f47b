import type { Advice, Score } from '../../../domain/passwords/strength';

/** New passwords and how strong they are (S4.passwordStrength.1). */
export const password = {
  show: 'Show',
  hide: 'Hide',
  /** zxcvbn's scale. */
  labels: {
    0: 'Insecure',
    1: 'Poor',
    2: 'Okay',
    3: 'Good',
    4: 'Excellent',
  } satisfies Record<Score, string>,
  strength: 'Password strength',
  /** Also what is read out, before the advice. */
  strengthIs: ({ label }: { label: string }) => `Password strength: ${label}.`,
  measuring: 'Checking how strong it is…',
  /** While nothing is typed. */
  needed: 'Must be rated Good or better. Three or four unrelated words work well.',
  weak: 'Please choose a stronger password.',
  unavailable: "We couldn't check how strong your password is.",
  unavailableHelp: 'What you typed is still here. Please try again.',
  retry: 'Try again',
  /** zxcvbn's own words. */
  advice: {
    useAFewWords: 'Use a few words, avoid common phrases.',
    noNeedForSymbols: 'No need for symbols, digits, or uppercase letters.',
    addAnotherWord: 'Add another word or two. Uncommon words are better.',
    straightRows: 'Straight rows of keys are easy to guess.',
    shortKeyboardPatterns: 'Short keyboard patterns are easy to guess.',
    longerKeyboardPattern: 'Use a longer keyboard pattern with more turns.',
    repeatedCharacter: 'Repeats like “aaa” are easy to guess.',
    repeatedGroup: 'Repeats like “abcabcabc” are only slightly harder to guess than “abc”.',
    avoidRepeats: 'Avoid repeated words and characters.',
    sequences: 'Sequences like abc or 6543 are easy to guess.',
    avoidSequences: 'Avoid sequences.',
    recentYears: 'Recent years are easy to guess.',
    avoidRecentYears: 'Avoid recent years.',
    avoidOwnYears: 'Avoid years that are associated with you.',
    dates: 'Dates are often easy to guess.',
    avoidOwnDates: 'Avoid dates and years that are associated with you.',
    top10: 'This is a top-10 common password.',
    top100: 'This is a top-100 common password.',
    veryCommon: 'This is a very common password.',
    similarToCommon: 'This is similar to a commonly used password.',
    wordByItself: 'A word by itself is easy to guess.',
    nameByItself: 'Names and surnames by themselves are easy to guess.',
    commonNames: 'Common names and surnames are easy to guess.',
    capitalization: "Capitalization doesn't help very much.",
    allUppercase: 'All-uppercase is almost as easy to guess as all-lowercase.',
    reversed: "Reversed words aren't much harder to guess.",
    substitutions: "Predictable substitutions like “@” instead of “a” don't help very much.",
  } satisfies Record<Advice, string>,
} as const;
