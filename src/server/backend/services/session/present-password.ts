import { invalid } from '../../http/answers';
import type { UserRow } from '../../storage/tables';
import type { RateLimits } from '../shared/rate-limits';
import { verifyPassword } from './password';

const WRONG_PASSWORD = "This isn't your current password.";

export type GivenPassword = {
  readonly password: string;
  /** The field of the form, for its error. */
  readonly field: string;
  /** The address of the caller. */
  readonly address: string;
};

/**
 * Checks the present password of a customer who is signed in. Wrong ones are limited, whatever form they are for.
 *
 * @throws Refusal 400 with `errors`, 429
 */
export async function checkPresentPassword(
  rateLimits: RateLimits,
  customer: UserRow,
  { password, field, address }: GivenPassword,
): Promise<void> {
  const tries = await rateLimits.take('oldPassword', { address, account: customer.email });
  if (!(await verifyPassword(password, customer.password_hash))) throw invalid({ [field]: WRONG_PASSWORD });
  await tries.giveBack();
}
