/** The not-found page; its heading is asked for to the letter (S2.otherRoutes.4). */
export const notFound = {
  title: 'This page was not found',
  help: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to the home page',
  /** The phone number follows. */
  call: 'Or call us:',
} as const;
