/** The sign-in screen (S2.publicRoutes.1), and what all visitor screens share with it. */
export const login = {
  title: 'Sign in',
  newHere: 'New here?',
  createAccount: 'Create account',
  or: 'or',
  guest: 'Continue as guest',
  email: 'Email Address',
  password: 'Password',
  forgotten: 'Forgot your password?',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  submitting: 'Signing in…',
  summary: 'There is a problem',
  refused: "We couldn't sign you in",
  notKept:
    'Your email address and password are correct, but your browser blocked our cookie. Allow cookies for this site and try again.',
  line: 'Your taxis, cards and account in one place.',
  pitch: 'Book online, manage your cards and keep your details up to date, whenever it suits you.',
  bookByApp: 'Book by App',
  terms: 'Terms',
  privacy: 'Privacy',
} as const;
