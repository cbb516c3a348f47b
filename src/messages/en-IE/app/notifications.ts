/** The notices above a screen (S3.notification.1). */
export const notifications = {
  region: 'Notices',
  close: ({ title }: { title: string }) => `Close notice: ${title}`,
  /** The others wait until one of those that stand is closed. */
  waiting: ({ count }: { count: number }) => (count === 1 ? '1 more notice' : `${count} more notices`),
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  showFewer: 'Show fewer',
  /** The default titles (S8.defaultTitles), which name none for a neutral notice; that informs as well. */
  titles: {
    error: 'Error!',
    success: 'Success!',
    warning: 'Warning!',
    info: 'Information',
    neutral: 'Information',
  },
} as const;
