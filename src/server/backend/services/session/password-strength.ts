import zxcvbn from 'zxcvbn';
import { PASSWORD_SCORE_STRONG } from '../../../../domain/limits';
import { PASSWORD_MAX_LENGTH, PASSWORD_MEASURED_LENGTH } from '../../limits';
import type { UserRow } from '../../storage/tables';

const TOO_WEAK = 'Please choose a stronger password.';
const TOO_LONG = `Please choose a password of at most ${PASSWORD_MAX_LENGTH} characters.`;

type Owner = Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'phone' | 'company_name'>;

/**
 * Returns what is wrong with a new password (S4.passwordStrength.1, S5.newPassword), or null. Words that others know
 * about its owner count as weak.
 */
export function passwordFault(password: string, owner: Owner): string | null {
  if (password.length > PASSWORD_MAX_LENGTH) return TOO_LONG;
  const words = [owner.first_name, owner.last_name, owner.email, owner.phone, owner.company_name];
  // Measuring a longer password takes more time than it adds accuracy.
  const { score } = zxcvbn(password.slice(0, PASSWORD_MEASURED_LENGTH), [
    'cabrank',
    ...words.filter((word) => word !== null),
  ]);
  return score < PASSWORD_SCORE_STRONG ? TOO_WEAK : null;
}
