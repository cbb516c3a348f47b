import { invalid, type Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import { hasPassword, lockUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { RateLimits } from '../shared/rate-limits';
import { verifyPassword } from './password';

const WRONG_PASSWORD = "This isn't your current password.";

const wrongPassword = (field: string): Refusal => invalid({ [field]: WRONG_PASSWORD });

export type GivenPassword = {
  readonly password: string;
  /** The field of the form, for its error. */
  readonly field: string;
  /** The address of the caller. */
  readonly address: string;
};

/**
 * Checks the current password of a signed-in user. All forms that ask for it share one rate limit for wrong passwords.
 *
 * @throws Refusal 400 with `errors`, 429
 */
export async function checkPresentPassword(
  rateLimits: RateLimits,
  customer: UserRow,
  { password, field, address }: GivenPassword,
): Promise<void> {
  const tries = await rateLimits.take('oldPassword', { address, account: customer.email });
  if (!(await verifyPassword(password, customer.password_hash))) throw wrongPassword(field);
  await tries.giveBack();
}

/**
 * Locks a user whose password was checked, until the transaction ends. It may have been changed during the check, which
 * takes a while: whoever resets a password must win over a stranger who knows the former one.
 *
 * @param field the field of the form, for its error
 * @throws Refusal 400 with `errors`
 */
export async function lockWithPassword(transaction: Executor, user: UserRow, field: string): Promise<void> {
  await lockUser(transaction, user.id);
  if (!(await hasPassword(transaction, user))) throw wrongPassword(field);
}
