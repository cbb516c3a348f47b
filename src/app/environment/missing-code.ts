import { MISSING_CODE } from '../../platform/late-code';
import { isOnline } from '../../platform/page';
import { sendToService, type Environment } from './environment';

type App = Pick<Environment, 'app'>;

/** A part of the app did not arrive, whoever asked for it: the bar of the new version says what that means. */
export const reportMissingCode = (environment: App): void =>
  sendToService(environment, 'newVersion', { type: 'chunk.failed', online: isOnline() });

/**
 * Hears when code that is loaded later does not arrive, which most likely a newer version has replaced (S4.session.3),
 * and when there is a connection again.
 */
export function hearOfMissingCode(environment: App): void {
  addEventListener(MISSING_CODE, () => reportMissingCode(environment));
  addEventListener('online', () => sendToService(environment, 'newVersion', { type: 'connection.returned' }));
}
