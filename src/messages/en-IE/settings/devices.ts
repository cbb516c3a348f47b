/** The section of the profile about the customer's devices (D2.extensionGroups.devices). Its list has texts of its own. */
export const devices = {
  title: 'Your devices',
  help: "Where you're signed in. If you don't know one of these devices, sign it out and change your password.",
  helpActing: 'Where this customer is signed in.',
  loading: 'Loading your devices…',
  failedTitle: "We couldn't load your devices",
  failedHelp: 'Nothing about them has changed.',
  retry: 'Try again',
} as const;
