/** In place of every page where scripts are off; drawn at build time alone. */
export const noScript = {
  title: ({ appName }: { appName: string }) => `${appName} needs JavaScript`,
  help: "Turn on JavaScript in your browser's settings and reload the page. Your account and your cards are safe.",
  contact: 'How to reach us',
} as const;
