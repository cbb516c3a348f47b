/** The admin's dashboard (specification, section 2 "Admin routes"). */
export const adminDashboard = {
  title: 'Dashboard',
} as const;
