/** The notices at the top right (specification, section 3, Notification). */
export const notifications = {
  region: 'Notices',
  close: ({ title }: { title: string }) => `Close notice: ${title}`,
  /** The default titles of section 8; it names none for a neutral notice, which informs as well. */
  titles: {
    error: 'Error!',
    success: 'Success!',
    warning: 'Warning!',
    info: 'Information',
    neutral: 'Information',
  },
} as const;
