const inWeeks = (weeks: number): string => (weeks === 1 ? 'in one week' : `in ${weeks} weeks`);

/** The admin's dashboard (S2.adminRoutes.1); what the figures are called, the server says. */
export const adminDashboard = {
  title: 'Dashboard',
  help: 'Key figures now and over recent weeks.',
  loading: 'Loading the figures…',
  refresh: 'Refresh figures',
  refreshing: 'Refreshing…',
  refreshed: 'The figures are up to date.',
  failedTitle: "We couldn't load the figures",
  failedHelp: 'Nothing is lost.',
  staleTitle: "We couldn't refresh the figures",
  staleHelp: 'These are the last figures we have.',
  retry: 'Try again',
  none: 'There are no figures to show.',
  trend: ({ weeks, from, to }: { weeks: number; from: string; to: string }) =>
    weeks === 1 ? `Since last week: from ${from} to ${to}` : `Over ${weeks} weeks: from ${from} to ${to}`,
  more: ({ by, weeks }: { by: string; weeks: number }) => `Up ${by} ${inWeeks(weeks)}`,
  fewer: ({ by, weeks }: { by: string; weeks: number }) => `Down ${by} ${inWeeks(weeks)}`,
  same: ({ weeks }: { weeks: number }) => `No change ${inWeeks(weeks)}`,

  waiting: {
    title: 'Requests waiting for a decision',
    loading: 'Loading the requests…',
    empty: 'No requests are waiting for a decision.',
    failedTitle: "We couldn't load the requests",
    failedHelp: 'Nothing has changed.',
    all: 'All credit account requests',
  },
  requestedBy: ({ customer, day }: { customer: string; day: string }) => `${customer} · ${day}`,
  latest: {
    title: 'Latest staff activity',
    loading: 'Loading the latest activity…',
    empty: 'No admin activity yet.',
    failedTitle: "We couldn't load the latest activity",
    failedHelp: 'The records are safe.',
    all: 'See all activity',
  },
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One figure couldn't be shown" : `${count} figures couldn't be shown`,
} as const;
