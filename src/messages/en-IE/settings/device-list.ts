/** The devices on which the customer is signed in, and the dialog that signs them out (D2.extensionGroups.devices). */
export const deviceList = {
  list: 'Your devices',
  none: "This customer isn't signed in anywhere.",
  staleTitle: "We couldn't refresh your devices",
  staleHelp: 'Showing the last details we have.',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One device couldn't be shown" : `${count} devices couldn't be shown`,

  onSystem: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  here: 'This device',
  /** The country stands alone: some countries have an article. */
  in: ({ country }: { country: string }) => country,
  signedIn: ({ moment }: { moment: string }) => `Signed in ${moment}`,
  lastUsed: ({ moment }: { moment: string }) => `Last used ${moment}`,

  signOut: 'Sign out',
  /** The name of the button, which begins with what it shows. */
  signOutOf: ({ device }: { device: string }) => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  signOutAll: 'Sign out all devices',
  opening: 'Opening…',

  question: 'Sign out this device?',
  questionOthers: 'Sign out all other devices?',
  questionAll: 'Sign out all devices?',
  consequence: "Whoever uses it must sign in again. What they haven't saved there is lost.",
  consequenceOthers: "Whoever uses them must sign in again. What they haven't saved there is lost.",
  dismiss: 'Close',
  keep: 'Keep it signed in',
  keepOthers: 'Keep them signed in',
  confirm: 'Sign out',
  signingOut: 'Signing out…',
  refused: "We couldn't complete the sign-out",
} as const;
