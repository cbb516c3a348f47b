import type { Executor } from '../storage/database';
import { findUserByEmail } from '../storage/repositories/users';
import type { UserRow } from '../storage/tables';
import { unauthorized } from '../http/answers';
import { verifyPassword } from './password';

const WRONG_CREDENTIALS = 'The e-mail address or the password is not right.';
const USE_ADMIN_LOGIN = 'Please sign in at the admin login.';
const USE_CUSTOMER_LOGIN = 'This is the admin login. Please sign in at the customer login.';

type Credentials = { readonly email: string; readonly password: string };

/**
 * Who these credentials belong to. An unknown account takes as long as a wrong password and answers alike; only
 * somebody who knows the password learns that they are at the wrong door.
 *
 * @param door which login it is: admins and customers have one each
 * @throws Refusal 401
 */
export async function signIn(
  executor: Executor,
  { email, password }: Credentials,
  door: 'customer' | 'admin',
): Promise<UserRow> {
  const user = await findUserByEmail(executor, email);
  const right = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !right) throw unauthorized(WRONG_CREDENTIALS);
  if (user.admin && door === 'customer') throw unauthorized(USE_ADMIN_LOGIN);
  if (!user.admin && door === 'admin') throw unauthorized(USE_CUSTOMER_LOGIN);
  return user;
}
