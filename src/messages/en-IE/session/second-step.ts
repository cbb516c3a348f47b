/** The second step of signing in (D2.extensionGroups.secondFactor). */
export const secondStep = {
  title: "Confirm it's you",
  refused: "We couldn't confirm that it's you",
  summary: 'Please check the code',
  submitting: 'Checking…',
  passkey: {
    help: 'Use the passkey that you added to your account.',
    submit: 'Use your passkey',
    choose: 'Use a passkey instead',
  },
  code: {
    help: 'Enter the code that your authenticator app shows now.',
    label: 'Code',
    submit: 'Confirm',
    choose: 'Use your authenticator app instead',
  },
  recoveryCode: {
    help: 'Enter one of the recovery codes that you kept when you turned on the second step. Each works once.',
    label: 'Recovery code',
    submit: 'Confirm',
    choose: 'Use a recovery code instead',
  },
  notGiven: "Your browser didn't give us a passkey. Try again, or use another way.",
  lost: "If you've lost all of these, please contact us.",
  again: 'Start again',
} as const;
