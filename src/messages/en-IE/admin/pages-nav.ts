/** The pages of a list of admins (own). */
export const pagesNav = {
  page: ({ page, pages }: { page: string; pages: string }) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
} as const;
