/** The frame around the screens: header, navigation, drawer (S2.navigation.2). */
export const shell = {
  skip: 'Skip to the content',
  home: ({ appName }: { appName: string }) => `${appName}, start page`,
  navigation: 'Main',
  /** The button that opens what the menu's row has no room for. */
  more: 'More',
  menu: 'Menu',
  closeMenu: 'Close menu',
  loadingMenu: 'The menu is loading…',
  menuFailed: 'The menu could not be loaded.',
  retryMenu: 'Load the menu again',
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}`,
  signIn: 'Sign in',
  contact: 'Contact',
  logout: 'Logout',
  loggingOut: 'Logging out…',
  returnToAdmin: 'Return to Admin Panel',
  returning: 'Returning…',
} as const;
