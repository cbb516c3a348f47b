import { selectOwner } from '../../../machines/session/session/session.selectors';
import type { Environment } from './environment';

/**
 * Returns the uuid of the effective user, in whose name data is written.
 *
 * @throws Error if no person is signed in
 */
export function ownerOf({ app }: Pick<Environment, 'app'>): string {
  const owner = selectOwner(app().system.get('session').getSnapshot());
  if (owner === null) throw new Error('Nothing can be stored without a signed-in person');
  return owner;
}
