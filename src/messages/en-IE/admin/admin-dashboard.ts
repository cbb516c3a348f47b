const weeksAgo = (weeks: number): string => (weeks === 1 ? 'one week ago' : `${weeks} weeks ago`);

/** The admin's dashboard (S2.adminRoutes.1); what the figures are called, the server says. */
export const adminDashboard = {
  title: 'Dashboard',
  help: 'How the company stands now, and how it stood in the weeks before.',
  loading: 'Loading the figures…',
  refresh: 'Refresh figures',
  refreshing: 'Refreshing…',
  refreshed: 'The figures are up to date.',
  failedTitle: 'The figures could not be loaded',
  failedHelp: 'Nothing is lost.',
  staleTitle: 'The figures could not be refreshed',
  staleHelp: 'They are as they were before.',
  retry: 'Try again',
  none: 'There are no figures to show.',
  trend: ({ weeks, from, to }: { weeks: number; from: string; to: string }) =>
    weeks === 1 ? `Since last week: from ${from} to ${to}` : `Over ${weeks} weeks: from ${from} to ${to}`,
  more: ({ by, weeks }: { by: string; weeks: number }) => `${by} more than ${weeksAgo(weeks)}`,
  fewer: ({ by, weeks }: { by: string; weeks: number }) => `${by} fewer than ${weeksAgo(weeks)}`,
  same: ({ weeks }: { weeks: number }) => `The same as ${weeksAgo(weeks)}`,
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One figure could not be shown' : `${count} figures could not be shown`,
} as const;
