/** In place of an admin's screen, while the admin acts for a customer (D3.3). */
export const acting = {
  title: ({ name }: { name: string }) => `You are acting for ${name}`,
  help: 'The admin pages are closed until you return. What you do now is done as this customer.',
  reason: 'Reason',
  back: 'Return to Admin Panel',
  returning: 'Returning…',
} as const;
