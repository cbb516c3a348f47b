/** The frame around every signed-in screen (specification, section 2 "Navigation"). */
export const shell = {
  skip: 'Skip to the content',
  home: ({ appName }: { appName: string }) => `${appName}, start page`,
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}`,
  call: 'Call us',
  logout: 'Logout',
  loggingOut: 'Logging out…',
} as const;
