/** The notices at the top right (specification, section 3, Notification). */
export const notifications = {
  region: 'Notices',
  close: ({ title }: { title: string }) => `Close notice: ${title}`,
} as const;
