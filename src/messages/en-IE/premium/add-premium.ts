/** Adding a profile as a customer (S2.addPremiumStepper.1). */
export const addPremium = {
  title: 'Add a new profile',
  outcomeUnknownTitle: 'We got no answer',
  outcomeUnknownHelp:
    'We cannot say yet whether your profile was added. Nothing is charged twice: look at your profile before you try again.',
  refusedTitle: 'This account cannot be upgraded',
  refused: 'Only its owner can make a business account Premium, and only once.',
  finding: 'Looking up your account…',
  unknownTitle: 'We could not load your account',
  unknownHelp: 'Nothing was changed. Please try again.',
  retry: 'Try again',
  toProfile: 'Go to your profile',
  brokenTitle: 'The form stopped working',
  brokenHelp: 'What you entered is kept, except for card details. Open the form again to go on.',
  reopen: 'Open the form again',
} as const;
