/** Signing in again in place, over unsaved input (D3.8). */
export const signInAgain = {
  title: 'Sign in again to continue',
  help: 'Your session has ended. What you typed is still here, but nothing was sent. Sign in with the same account to pick up where you left off.',
  leave: 'Go to the login page',
  leaveHelp: "You'll lose what you typed.",
} as const;
