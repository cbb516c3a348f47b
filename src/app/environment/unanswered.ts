import type { ApiError } from '../../api/api-error';

/**
 * What was sent and never answered, by what it was about: an account, a subscription. It is known of the server and no
 * mode of a screen. The chart of the dialog is in the same states with it and without it, and is over long before: all
 * that it decides is how the server's next answer about the same thing is to be read.
 */
export type Unanswered = {
  /** Notes an answer that leaves open what the server did. A 401 says that nothing was done. */
  readonly note: (subject: string, error: ApiError) => void;
  /** The server has said what it did. */
  readonly settle: (subject: string) => void;
  readonly has: (subject: string) => boolean;
};

/** Nothing is unanswered yet. */
export const createUnanswered = (): Unanswered => {
  const subjects = new Set<string>();
  return {
    note: (subject, { outcomeUnknown, kind }) => {
      if (outcomeUnknown && kind !== 'unauthorized') subjects.add(subject);
    },
    settle: (subject) => void subjects.delete(subject),
    has: (subject) => subjects.has(subject),
  };
};
