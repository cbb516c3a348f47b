/** What stands above or below every screen: impersonation, demo system, new version (D2.7, D3.16, S9.demoBanner). */
export const banners = {
  impersonation: 'Acting for a customer',
  actingFor: ({ name }: { name: string }) => `You are acting for ${name}`,
  underAMinute: 'under 1 min',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  hours: ({ hours, minutes }: { hours: number; minutes: number }) =>
    minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  refused: {
    closeAccount: ({ name }: { name: string }) => `Only ${name} can close this account.`,
    changeEmail: ({ name }: { name: string }) => `Only ${name} can change this email address.`,
    changeFactors: ({ name }: { name: string }) => `Only ${name} can change these second steps.`,
    changePassword: ({ name }: { name: string }) => `Only ${name} can change this password.`,
  },
  demo: 'Demo system',
  demoText: "No taxi will come and you won't be charged.",
  dismissDemo: "Don't show me this again",
} as const;
