/** In place of an admin's screen, while the admin acts for a customer (D3.3). */
export const acting = {
  title: ({ name }: { name: string }) => `You are acting for ${name}`,
  help: "You can't use the admin pages until you return. Everything you do now is done on the customer's behalf.",
  reason: 'Reason',
  back: 'Return to Admin Panel',
  returning: 'Returning…',
} as const;
