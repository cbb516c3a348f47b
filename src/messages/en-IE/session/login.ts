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
  summary: 'Please check this before you sign in',
  refused: 'You are not signed in',
  notKept:
    'Your email address and password are right, but your browser did not keep the session. Allow cookies for this page and try again.',
  line: 'Your taxi, your account, one place.',
  pitch: 'Book on the web, manage your cards and keep your account in order, whenever it suits you.',
  bookByApp: 'Book by App',
  terms: 'Terms',
  privacy: 'Privacy',
} as const;
