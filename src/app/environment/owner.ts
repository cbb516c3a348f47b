import { selectOwner } from '../../../machines/session/session/session.selectors';
import type { Environment } from './environment';

/**
 * Whose screen this is: the effective user's uuid, for what is written in their name.
 *
 * @throws Error where nobody is signed in: there is nobody to write for
 */
export function ownerOf({ app }: Pick<Environment, 'app'>): string {
  const owner = selectOwner(app().system.get('session').getSnapshot());
  if (owner === null) throw new Error('What is written belongs to somebody');
  return owner;
}
