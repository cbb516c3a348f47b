/** The bot check, where it did not work (D4.7). */
export const botCheck = {
  blockedTitle: 'We could not check that you are not a robot',
  blockedHelp:
    'Nothing was sent, and what you typed is kept. Your connection or a content blocker may be stopping the check.',
  retrying: 'Trying again…',
  retry: 'Retry',
  notSent: 'Nothing was sent, because the check against robots did not work. Please try again.',
} as const;
