/** Signing in with a passkey alone (D2.extensionGroups.secondFactor). */
export const passkeySignIn = {
  submit: 'Sign in with a passkey',
  submitting: 'Signing in…',
  refused: "We couldn't sign you in with a passkey",
  notGiven: "Your browser didn't give us a passkey. Try again, or sign in with your password.",
} as const;
