/** What stands above or below every screen: impersonation, demo system, new version (D2.7, D3.16, S9.demoBanner). */
export const banners = {
  impersonation: 'Acting for a customer',
  actingFor: ({ name }: { name: string }) => `You are acting for ${name}`,
  underAMinute: 'under 1 min',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  hours: ({ hours, minutes }: { hours: number; minutes: number }) =>
    minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  refused: {
    closeAccount: ({ name }: { name: string }) =>
      `You are acting for ${name}. Only they can close their account.`,
    changeEmail: ({ name }: { name: string }) =>
      `You are acting for ${name}. Only they can change their email address.`,
    changePassword: ({ name }: { name: string }) =>
      `You are acting for ${name}. Only they can change their password.`,
  },
  demo: 'Demo system',
  demoText: "No taxi will come and you won't be charged.",
  dismissDemo: "Don't show me this again",
} as const;
