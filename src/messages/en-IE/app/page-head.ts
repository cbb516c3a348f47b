/** What stands in the head of every page, for search engines and the like; only the build reads it. */
export const pageHead = {
  description: ({ appName }: { appName: string }) =>
    `Book taxis with ${appName} and manage your cards, payments and settings.`,
} as const;
