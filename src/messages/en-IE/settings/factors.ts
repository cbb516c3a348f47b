/** The section of the profile about the second step of signing in (D2.extensionGroups.secondFactor). */
export const factors = {
  title: 'Second step when you sign in',
  help: 'After your password, we ask for something that only you have. A stolen password is then not enough.',
  adminTitle: 'Second step',
  loading: 'Loading your second steps…',
  failedTitle: "We couldn't load your second steps",
  failedHelp: 'Nothing about them has changed.',
  staleTitle: "We couldn't refresh your second steps",
  staleHelp: 'Showing the last details we have.',
  retry: 'Try again',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One second step couldn't be shown" : `${count} second steps couldn't be shown`,

  list: 'Your second steps',
  none: 'You sign in with your password alone.',
  kinds: { totp: 'Authenticator app', passkey: 'Passkey' },
  added: ({ moment }: { moment: string }) => `Added ${moment}`,
  lastUsed: ({ moment }: { moment: string }) => `Last used ${moment}`,
  rename: 'Rename',
  renameOf: ({ name }: { name: string }) => `Rename ${name}`,
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove ${name}`,
  addTotp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',

  codes: ({ count }: { count: number }) =>
    count === 1 ? 'One recovery code left' : `${count} recovery codes left`,
  codesHelp: 'They let you sign in if you lose your device.',
  renewCodes: 'Get new codes',

  resetTitle: 'Our staff will remove your second steps',
  reset: ({ moment }: { moment: string }) =>
    `This happens ${moment}, because someone told us that you have lost your device. If it wasn't you, open the link in our email and change your password.`,
  opening: 'Opening…',
} as const;
