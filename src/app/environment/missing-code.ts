import { MISSING_CODE } from '../../platform/late-code';
import { isOnline } from '../../platform/page';
import { sendToService, type Environment } from './environment';

type App = Pick<Environment, 'app'>;

/** Reports that a chunk could not be loaded. The bar of the new version explains what this means. */
export const reportMissingCode = (environment: App): void =>
  sendToService(environment, 'newVersion', { type: 'chunk.failed', online: isOnline() });

/**
 * Listens for chunks that cannot be loaded, most likely because a newer version has replaced them (S4.session.3), and
 * for the connection to return.
 */
export function hearOfMissingCode(environment: App): void {
  addEventListener(MISSING_CODE, () => reportMissingCode(environment));
  addEventListener('online', () => sendToService(environment, 'newVersion', { type: 'connection.returned' }));
}
