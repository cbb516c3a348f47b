import type { Clock } from '../../clock';
import { forbidden, invalid, Refusal } from '../../http/answers';
import type { Caller } from '../../http/caller';
import { RESET_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { deleteBegunSignInsOf } from '../../storage/repositories/begun-sign-ins';
import { NO_PENDING_EMAIL } from '../../storage/repositories/email-changes';
import { deleteResetsOf, insertReset, takeReset } from '../../storage/repositories/password-resets';
import { endRegistrationsOf } from '../../storage/repositories/registrations';
import {
  findUser,
  findUserByEmail,
  lockUser,
  normalEmail,
  updateUser,
} from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import type { Devices } from './devices';
import { isRefusedTo } from './impersonation';
import { hashPassword } from './password';
import { passwordFault } from './password-strength';
import { checkPresentPassword, lockWithPassword } from './present-password';
import type { Sessions } from './sessions';

const CODE_OVER = 'This link no longer works. Please ask for a new one.';

/** Changing and resetting passwords (S7.calls.24, D2.extensionGroups.auth). */
export interface Passwords {
  /**
   * Mails a link for a new password. Known and unknown addresses cause the same work and the same response. An
   * unknown address gets a mail that says so.
   *
   * @param order `app` makes the link lead to the app's own page
   * @throws Refusal 429
   */
  requestReset(order: {
    readonly email: string;
    readonly app: boolean;
    readonly address: string;
  }): Promise<void>;
  /**
   * Sets a new password with the code of a link. The code is used up, and all sessions of the owner end. The owner
   * can sign in at once, whatever wrong guesses came before.
   *
   * @throws Refusal 400 (with `errors.newPassword` if it is too weak), 429
   */
  reset(order: {
    readonly code: string;
    readonly newPassword: string;
    readonly address: string;
  }): Promise<UserRow>;
  /**
   * Changes a customer's password. Their other sessions end and their other browsers are forgotten.
   *
   * @param order `device` is the secret that identifies the browser, or null
   * @throws Refusal 400 with `errors`, 403 for an admin who acts as the customer, 429
   */
  change(
    customer: UserRow,
    caller: Caller,
    order: {
      readonly oldPassword: string;
      readonly newPassword: string;
      readonly address: string;
      readonly device: string | null;
    },
  ): Promise<void>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly mail: MailService;
  readonly devices: Devices;
};

export function createPasswords(
  database: Executor,
  { clock, sessions, rateLimits, mail, devices }: Dependencies,
): Passwords {
  async function store(executor: Executor, user: UserRow, passwordHash: string): Promise<void> {
    // A stranger who knew the password may have asked for another address.
    const fresh = { password_hash: passwordHash, must_change_password: false, ...NO_PENDING_EMAIL };
    await updateUser(executor, user.id, fresh);
    await deleteResetsOf(executor, user.id);
    await endRegistrationsOf(executor, user.id);
    await deleteBegunSignInsOf(executor, user.id);
    await mail.send(
      {
        kind: 'password-changed',
        to: user.email,
        subject: 'Your Cabrank password has been changed',
        paragraphs: [
          `Hello ${user.first_name},`,
          "The password of your Cabrank account has been changed. If this wasn't you, reset it now.",
          'Reset your password: /lost-pass',
        ],
      },
      executor,
    );
  }

  return {
    async requestReset({ email, app, address }) {
      await rateLimits.take('lostPassword', { address, account: email });
      const user = await findUserByEmail(database, email);
      const code = newSecret();
      await insertReset(database, {
        code_hash: hashOfSecret(code),
        user_id: user?.id ?? null,
        created_at: clock.now(),
      });
      const link = `/reset/${app ? 'app/' : ''}${code}`;
      await mail.send({
        kind: 'password-reset',
        to: normalEmail(email),
        subject: 'Reset your Cabrank password',
        paragraphs: user
          ? [
              `Hello ${user.first_name},`,
              'Someone asked to reset the password of your Cabrank account. The link works for one hour.',
              `Choose a new password: ${link}`,
              "If this wasn't you, ignore this email. Your password stays the same.",
            ]
          : [
              'Hello,',
              'Someone asked Cabrank to reset a password, but there is no account with this email address.',
              "If this wasn't you, ignore this email.",
            ],
        validMs: RESET_LIFETIME_MS,
      });
    },

    async reset({ code, newPassword, address }) {
      await rateLimits.take('resetPassword', { address, account: code });
      const hash = hashOfSecret(code);
      const since = new Date(clock.now().getTime() - RESET_LIFETIME_MS);
      const over = new Refusal(400, CODE_OVER);
      const found = await takeReset(database, hash, since, 'look');
      const owner = found === null ? undefined : await findUser(database, found);
      if (!owner) throw over;
      const fault = passwordFault(newPassword, owner);
      if (fault !== null) throw invalid({ newPassword: fault });
      const passwordHash = await hashPassword(newPassword);
      await database.transaction().execute(async (transaction) => {
        await lockUser(transaction, owner.id);
        if ((await takeReset(transaction, hash, since, 'use')) === null) throw over;
        await store(transaction, owner, passwordHash);
        await sessions.endAll(owner.id, null, transaction);
        await devices.forget(owner.id, null, transaction);
      });
      await rateLimits.forget('login', { address, account: owner.email });
      return owner;
    },

    async change(customer, caller, { oldPassword, newPassword, address, device }) {
      if (isRefusedTo(caller, 'changePassword')) throw forbidden();
      const given = { password: oldPassword, field: 'oldPassword', address };
      await checkPresentPassword(rateLimits, customer, given);
      const fault = passwordFault(newPassword, customer);
      if (fault !== null) throw invalid({ newPassword: fault });
      if (newPassword === oldPassword) throw invalid({ newPassword: 'Please choose a different password.' });
      const passwordHash = await hashPassword(newPassword);
      await database.transaction().execute(async (transaction) => {
        await lockWithPassword(transaction, customer, 'oldPassword');
        await store(transaction, customer, passwordHash);
        await sessions.endAll(customer.id, caller.sessionId, transaction);
        await devices.forget(customer.id, device, transaction);
      });
    },
  };
}
