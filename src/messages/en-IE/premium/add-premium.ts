/** Adding a profile as a customer (S2.addPremiumStepper.1). */
export const addPremium = {
  title: 'Add a new profile',
  outcomeUnknownTitle: "We didn't get a response",
  outcomeUnknownHelp:
    "We don't know yet whether your profile was added. You won't be charged twice. Check your profile before trying again.",
  refusedTitle: "You can't upgrade this account",
  refused: 'Only the owner can upgrade a business account, and it can be upgraded only once.',
  finding: 'Looking up your account…',
  unknownTitle: "We couldn't load your account",
  unknownHelp: 'Nothing has changed. Please try again.',
  retry: 'Try again',
  toProfile: 'Go to your profile',
  brokenTitle: 'The form stopped working',
  brokenHelp: "We've kept what you entered, except for card details. Reopen the form to continue.",
  reopen: 'Reopen the form',
} as const;
