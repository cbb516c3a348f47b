import { CODE_RETRY_PAUSES_MS } from '../domain/limits';
import { isOnline } from './page';

/**
 * Dispatched on the window when code failed to load. (Vite's own event is dispatched for each try,
 * including the first.)
 */
export const MISSING_CODE = 'cabrank:missing-code';

/**
 * Loads a part of the app. Users need not notice a broken connection, so a failed load is retried twice.
 * (Browsers request the file again since the HTML standard stopped caching failures in 2026; before that, a
 * second import of the same URL failed immediately, and retrying had no effect.) If all tries fail,
 * `MISSING_CODE` is dispatched on the window, whoever asked for the code. That is how the app learns of a new
 * version after a deployment (S4.session.3).
 *
 * Use it for every `import()` in the app; `lazyView` does so itself.
 *
 * @param load the import
 * @throws the error of the last import
 */
export function lateCode<Module>(
  load: () => Promise<Module>,
  [pause, ...pauses]: readonly number[] = CODE_RETRY_PAUSES_MS,
): Promise<Module> {
  return load().catch(async (error: unknown) => {
    if (pause === undefined || !isOnline()) {
      dispatchEvent(Object.assign(new Event(MISSING_CODE), { payload: error }));
      throw error;
    }
    await new Promise((later) => setTimeout(later, pause));
    return lateCode(load, pauses);
  });
}
