/** What is to be done where something could not be loaded, after what is said of it. */
export const loadFailure = {
  /** Nothing answered. */
  unreachable: 'Check your connection and try again.',
  /** Something answered, but not with what was asked for. */
  reached: 'Please try again in a moment.',
} as const;
