/** The not-found page; its heading is the specification's (section 2, other routes). */
export const notFound = {
  title: 'This page was not found',
  help: 'The address may be mistyped, or the page may have moved. Nothing of yours was changed.',
  home: 'Go to the start page',
} as const;
