/** The change of the email address, and its dialog (D2.extensionGroups.emailChange). */
export const emailChange = {
  change: 'Change email address',
  opening: 'Opening…',
  pendingTitle: 'Confirm your new email address',
  pending: ({ email }: { email: string }) =>
    `We've sent a link to ${email}. Open it within 24 hours to change your address. Nothing there? Check your spam folder, or ask again.`,
  keep: 'Keep my current address',
  keeping: 'Keeping your current address…',

  dialogTitle: 'Change your email address',
  dialogHelp:
    "We'll send a link to your new address. Your address changes when you open it. Your current address gets an email that can undo this for a week.",
  newEmail: 'New email address',
  password: 'Current password',
  dismiss: 'Close',
  cancel: 'Cancel',
  submit: 'Send the link',
  submitting: 'Sending the link…',
  summary: 'There is a problem',
  refused: "We couldn't send the link",
} as const;
