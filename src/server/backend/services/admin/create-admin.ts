import { randomUUID } from 'node:crypto';
import { email as emailRule } from '../../../../domain/rule';
import type { Clock } from '../../clock';
import { RESET_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { lockKey } from '../../storage/lock-key';
import { findMode, insertMode } from '../../storage/repositories/installation';
import { insertReset } from '../../storage/repositories/password-resets';
import { findUserByEmail, insertUser, normalEmail } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { hashPassword } from '../session/password';
import { passwordFault } from '../session/password-strength';
import { check } from '../shared/field-texts';
import { createMail } from '../shared/mail';
import { hashOfSecret, newSecret } from '../shared/secret';

/** A new admin. If the password is null, a link to choose one is mailed. */
export type NewAdmin = { readonly email: string; readonly password: string | null };

/** Fails with a message for the operator. */
const refuse = (reason: string): never => {
  throw new Error(reason);
};

type Dependencies = {
  readonly executor: Executor;
  readonly clock: Clock;
  /** Whether mails are sent even if the data are marked as a demo's. */
  readonly demoSends: boolean;
};

async function mailLink(
  executor: Executor,
  admin: UserRow,
  { clock, isSent }: { readonly clock: Clock; readonly isSent: boolean },
): Promise<void> {
  const code = newSecret();
  const reset = { code_hash: hashOfSecret(code), user_id: admin.id, created_at: clock.now() };
  await insertReset(executor, reset);
  await createMail(executor, clock, { sentBy: isSent ? clock : null }).send({
    kind: 'password-reset',
    to: admin.email,
    subject: 'You can sign in as an admin',
    paragraphs: [
      'Hello,',
      `You're now a Cabrank admin. The link for your password works for ${RESET_LIFETIME_MS / 60_000} minutes.`,
      `Choose your password: /reset/${code}`,
      'Sign in: /admin/login',
      "If you weren't expecting this, ignore this email.",
    ],
    validMs: RESET_LIFETIME_MS,
  });
}

/**
 * Creates an admin. Unmarked data become production data, because a demo has an admin of its own.
 *
 * @returns how the admin can sign in, as a message for the operator
 * @throws with a message for the operator: invalid email, weak password, or an email that is in use
 */
export async function createAdmin(
  { executor, clock, demoSends }: Dependencies,
  { email, password }: NewAdmin,
): Promise<string> {
  if (check(email, emailRule) !== null) refuse(`"${email}" is not an email address.`);
  const address = normalEmail(email);
  const person = { email: address, first_name: address.split('@')[0] ?? '', last_name: '' };
  const owner = { ...person, phone: null, company_name: null };
  const fault = password === null ? null : passwordFault(password, owner);
  if (fault !== null) refuse(fault);
  const passwordHash = await hashPassword(password ?? newSecret());
  return executor.transaction().execute(async (transaction) => {
    await lockKey(transaction, `address ${address}`);
    const known = await findUserByEmail(transaction, address);
    if (known?.admin === true)
      refuse(`${address} is already an admin. Use /lost-pass to email a link for a new password.`);
    if (known) refuse(`${address} is a customer; an admin needs an email of their own.`);
    const mode = await findMode(transaction);
    if (mode === undefined) await insertMode(transaction, 'production');
    const admin = await insertUser(transaction, {
      ...person,
      id: randomUUID(),
      password_hash: passwordHash,
      phone: null,
      location: null,
      profile_type: null,
      admin: true,
      can_book: true,
      unable_to_book_message: null,
      must_change_password: false,
      received_premium_discount: false,
      created_at: clock.now(),
    });
    if (password !== null) return 'Sign in at /admin/login.';
    const isSent = demoSends || mode !== 'demo';
    await mailLink(transaction, admin, { clock, isSent });
    return isSent
      ? 'The email with the link will be sent as soon as a server is running.'
      : 'The email with the link is kept at /sandbox: a demo without SMTP_URL sends none.';
  });
}
