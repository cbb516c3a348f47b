import { ApiError } from '../../api/api-error';
import type { FormValues } from '../../../machines/session/form-submission/form-submission.types';

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
 * before it is said, and before it is sent again (D4.9). A refusal of what is sent again may mean that it was done the
 * first time.
 *
 * Whether a press is the same one again is the form's chart to say: it keeps the key of a press whose outcome is unknown.
 * Here is only kept what there was before each press, to compare with.
 *
 * @returns what `provideForm` takes as `submit`, for one dialog
 */
export function sendOnce<Before>({ lookUp, send, wasDone }: Sending<Before>) {
  const befores = new Map<string, { readonly before: Before }>();
  const done = { location: null };
  return async (values: FormValues, press: Press): Promise<{ readonly location: null }> => {
    const { key, signal } = press;
    const sent = befores.get(key);
    const { before } = sent ?? { before: lookUp() };
    if (sent && (await wasDone(values, before, signal))) return done;
    befores.set(key, { before });
    try {
      await send(values, press);
    } catch (error) {
      const unknown = error instanceof ApiError && (error.outcomeUnknown || sent !== undefined);
      if (unknown && (await wasDone(values, before, signal).catch(() => undefined))) return done;
      throw error;
    }
    return done;
  };
}
