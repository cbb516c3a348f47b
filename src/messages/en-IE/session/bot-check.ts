/** The bot check, where it did not work (D4.7). */
export const botCheck = {
  blockedTitle: "We couldn't confirm you're not a robot",
  blockedHelp:
    'Nothing was sent, and what you typed is still here. A content blocker or a firewall may be stopping the check.',
  retrying: 'Trying again…',
  retry: 'Retry',
  notSent: "We couldn't confirm you're not a robot, so nothing was sent. Please try again.",
} as const;
