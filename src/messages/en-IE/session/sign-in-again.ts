/** Signing in again in place, over unsaved input (D3.8). */
export const signInAgain = {
  title: 'Sign in again to go on',
  help: 'Your session has ended. What you typed is still here, and nothing of it was sent. Sign in with the same account and go on where you were.',
  leave: 'Go to the login page',
  leaveHelp: 'What you typed is then discarded.',
} as const;
