/** In place of every page where scripts are off; drawn at build time alone. */
export const noScript = {
  title: ({ appName }: { appName: string }) => `${appName} needs JavaScript`,
  help: 'Turn JavaScript on in the settings of your browser and load the page again. Your account and your cards are safe.',
  contact: 'How to reach us',
} as const;
