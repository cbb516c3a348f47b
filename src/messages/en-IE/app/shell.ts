/** The frame around the screens: header, navigation, drawer (S2.navigation.2), the person's menu, footer. */
export const shell = {
  skip: 'Skip to main content',
  home: ({ appName }: { appName: string }) => `${appName} home`,
  navigation: 'Main',
  /** The button that opens what the menu's row has no room for. */
  more: 'More',
  menu: 'Menu',
  closeMenu: 'Close menu',
  loadingMenu: 'Loading the menu…',
  menuFailed: "We couldn't load the menu.",
  retryMenu: 'Reload the menu',
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}`,
  signIn: 'Sign in',
  profile: 'Profile',
  appearance: 'Appearance',
  /** `system`: as the device is set. */
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  contact: 'Contact',
  /** In the footer, beside the terms and the privacy statement. */
  contactUs: 'Contact us',
  terms: 'Terms',
  privacy: 'Privacy',
  logout: 'Logout',
  loggingOut: 'Signing out…',
  returnToAdmin: 'Return to Admin Panel',
  returning: 'Returning…',
} as const;
