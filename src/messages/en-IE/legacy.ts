/** Older pages in their frame (specification, section 2 "Legacy page frame"); titles where the navigation names none. */
export const legacy = {
  loading: ({ title }: { title: string }) => `Loading ${title}…`,
  failedTitle: 'We could not load this page',
  failedHelp: 'Nothing you saved is lost. Check your connection and try again, or open the page on its own.',
  retry: 'Try again',
  alone: 'Open the page on its own',
  untitled: 'Page',
  cannotBook: 'You must change your password to continue',
  guestSubmit: 'Submit',
  /** Ten is written out, as the specification has it. */
  payInCar: ({ percent }: { percent: number }) =>
    `Paying in the car has a ${percent === 10 ? 'ten percent' : `${percent}%`} tech fee, paid by phone and not collected by the driver.`,
  titles: {
    '': 'Sign in',
    login: 'Sign in',
    guest: 'Book as a guest',
    'lost-pass': 'Lost password',
    reset: 'Reset your password',
    register: 'Register',
    premium: 'Premium',
    notify: 'Your new account',
    'new-booking': 'Book Online',
    'job-status': 'My Bookings',
    edit: 'Edit booking',
    track: 'Track your taxi',
    users: 'Manage Users',
    customers: 'Customers',
    admin: 'Dashboard',
    'admin/login': 'Admin sign in',
    'admin/dashboard': 'Dashboard',
    'admin/credit-account-requests': 'Credit Account Requests',
  },
} as const;
