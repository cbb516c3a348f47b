/** In place of an admin's screen, while the admin acts for a customer or only looks at their account (D3.3). */
export const acting = {
  title: ({ name }: { name: string }) => `You are acting for ${name}`,
  help: "You can't use the admin pages until you return. Everything you do now is done on the customer's behalf.",
  lookingTitle: ({ name }: { name: string }) => `You are only looking at the account of ${name}`,
  lookingHelp:
    "You can't use the admin pages until you return, and you can't change anything in the account.",
  reason: 'Reason',
  back: 'Return to Admin Panel',
  returning: 'Returning…',
} as const;
