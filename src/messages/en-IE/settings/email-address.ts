/** The section of the profile about the email address (D2.extensionGroups.emailChange). Its change has texts of its own. */
export const emailAddress = {
  title: 'Email address',
  help: 'You sign in with it, and we send your emails there.',
  failedTitle: "We couldn't load this part of the page",
  failedHelp: "Your email address hasn't changed.",
  retry: 'Try again',
} as const;
