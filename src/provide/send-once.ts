import { ApiError } from '../api/api-error';
import type { FormValues } from '../../machines/form-submission/form-submission.types';

type Press = { readonly key: string; readonly signal: AbortSignal };

type Sending<Before> = {
  /** What there is before anything is sent. */
  readonly lookUp: () => Before;
  readonly send: (values: FormValues, press: Press) => Promise<void>;
  /**
   * Whether what was wanted is there although no answer came: the list is read again and compared.
   *
   * @throws Error where nobody can tell
   */
  readonly wasDone: (values: FormValues, before: Before, signal: AbortSignal) => Promise<boolean>;
};

/**
 * A form that is sent once, however often its answer is lost: whoever does not know whether the server did it looks
 * before it is said, and before it is sent again (decisions, section 4 "The reply lost"). A refusal of what is sent
 * again may mean that it was done the first time.
 *
 * @returns what `provideForm` takes as `submit`; for one dialog, which it remembers the open press of
 */
export function sendOnce<Before>({ lookUp, send, wasDone }: Sending<Before>) {
  let open: { readonly key: string; readonly before: Before } | null = null;
  const done = { location: null };
  return async (values: FormValues, press: Press): Promise<{ readonly location: null }> => {
    const { key, signal } = press;
    const repeated = open?.key === key ? open : null;
    const before = repeated === null ? lookUp() : repeated.before;
    if (repeated !== null && (await wasDone(values, before, signal))) return done;
    open = { key, before };
    try {
      await send(values, press);
    } catch (error) {
      const unknown = error instanceof ApiError && (error.outcomeUnknown || repeated !== null);
      if (unknown && (await wasDone(values, before, signal).catch(() => false))) return done;
      throw error;
    }
    return done;
  };
}
