import { CODE_RETRY_PAUSES_MS } from '../domain/limits';
import { isOnline } from './page';

/** What the window hears when code does not arrive. (Vite's own event comes with each try, the first as well.) */
export const MISSING_CODE = 'cabrank:missing-code';

/**
 * Loads a part of the app. A connection that breaks is nothing that a person need see: what does not arrive is asked
 * for again, twice. (Browsers ask the network again since the HTML standard stopped keeping failures in 2026; before
 * that a second import of the same address failed at once, and this comes to nothing.) Where that is in vain too the
 * window hears of it, whoever asked: after a deploy that is how the app learns of the new version (S4.session.3).
 *
 * Around every `import()` of ours; `lazyView` does it by itself.
 *
 * @param load the import
 * @throws what the last import failed with
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
