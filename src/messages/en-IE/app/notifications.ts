/** The notices above a screen (specification, section 3, Notification). */
export const notifications = {
  region: 'Notices',
  close: ({ title }: { title: string }) => `Close notice: ${title}`,
  /** The others wait until one of those that stand is closed. */
  waiting: ({ count }: { count: number }) => (count === 1 ? '1 more notice' : `${count} more notices`),
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  showFewer: 'Show fewer',
  /** The default titles of section 8; it names none for a neutral notice, which informs as well. */
  titles: {
    error: 'Error!',
    success: 'Success!',
    warning: 'Warning!',
    info: 'Information',
    neutral: 'Information',
  },
} as const;
