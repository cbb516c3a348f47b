/** What stands above or below every screen: impersonation, demo system, new version (decisions, sections 2, 3 and 7). */
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
    changePassword: ({ name }: { name: string }) =>
      `You are acting for ${name}. Only they can change their password.`,
  },
  demo: 'Demo system',
  demoText: 'This is a demo system: no taxi comes and nothing is charged.',
  dismissDemo: "Don't show me this again",
  newVersion: 'New version',
  newVersionTitle: 'A new version is ready',
  newVersionHelp: 'Reload when it suits you. What you typed is kept until then.',
  newVersionWaits: 'A payment is under way. You can reload when it is done.',
  newVersionAsks: 'What you typed and did not send will be lost. Reload anyway?',
  reload: 'Reload',
  reloadAnyway: 'Reload anyway',
  keepTyping: 'Keep typing',
  later: 'Later',
} as const;
