import { email as emailRule } from '../../../../domain/rule';
import type { Clock } from '../../clock';
import { forbidden, invalid, Refusal } from '../../http/answers';
import type { Caller } from '../../http/caller';
import { EMAIL_CHANGE_LIFETIME_MS, FORMER_EMAIL_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { lockKey } from '../../storage/lock-key';
import {
  clearPendingEmail,
  deleteLaterFormerEmails,
  insertFormerEmail,
  isEmailTaken,
  lockPendingEmail,
  NO_PENDING_EMAIL,
  setPendingEmail,
  takeFormerEmail,
} from '../../storage/repositories/email-changes';
import { deleteFactorsOf } from '../../storage/repositories/factors';
import { deleteResetsOf, insertReset } from '../../storage/repositories/password-resets';
import { findUser, normalEmail, updateUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { check } from '../shared/field-texts';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import type { Devices } from './devices';
import { emailChangeMails } from './email-change-mails';
import { isRefusedTo } from './impersonation';
import { checkPresentPassword } from './present-password';
import type { Sessions } from './sessions';

const SAME = 'This is already your email address.';
const TAKEN = 'Someone else uses this email address now. Your email address stays the same.';
const CONFIRMATION_OVER = 'This link no longer works. Please ask for the change again.';
const RESTORATION_OVER =
  'This link no longer works. Please contact us if your account is not yours any more.';

type Code = { readonly code: string; readonly address: string };

/** Changes of the email address with which a customer signs in (D2.extensionGroups.emailChange). */
export interface EmailChanges {
  /** The address that waits for its confirmation; null if there is none, or its link has expired. */
  pendingOf(user: UserRow): string | null;
  /**
   * Mails a link to the new address, in place of an earlier one. If somebody else has the address, they are told so
   * in the mail, and the response is the same.
   *
   * @throws Refusal 400 with `errors`, 403 for an admin who acts as the customer, 429
   */
  request(
    customer: UserRow,
    caller: Caller,
    order: { readonly newEmail: string; readonly password: string; readonly address: string },
  ): Promise<void>;
  /** Forgets the address that waits. @throws Refusal 403 for an admin who acts as the customer */
  cancel(customer: UserRow, caller: Caller): Promise<void>;
  /**
   * Changes the address, and tells the former one with a link that takes it back. Nobody else gets the former address
   * for as long as that link works.
   *
   * @throws Refusal 400, 409 if somebody else has the address by now, 429
   */
  confirm(order: Code): Promise<void>;
  /**
   * Takes an address back, with what was changed after it. All sessions end and the password stops working, because a
   * stranger has known it.
   *
   * @returns the code for a new password
   * @throws Refusal 400, 409, 429
   */
  restore(order: Code): Promise<string>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly mail: MailService;
  readonly devices: Devices;
};

export function createEmailChanges(
  database: Executor,
  { clock, sessions, rateLimits, mail, devices }: Dependencies,
): EmailChanges {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const since = () => ({ pending: ago(EMAIL_CHANGE_LIFETIME_MS), former: ago(FORMER_EMAIL_LIFETIME_MS) });

  /** Nobody else may have the address, from now until the transaction ends. */
  async function reserve(transaction: Executor, email: string, userId: string): Promise<void> {
    await lockKey(transaction, `address ${email}`);
    if (await isEmailTaken(transaction, email, { userId, since: since().former })) {
      throw new Refusal(409, TAKEN);
    }
  }

  return {
    pendingOf: ({ pending_email: email, pending_email_at: at }) =>
      at !== null && at > since().pending ? email : null,

    async request(customer, caller, { newEmail, password, address }) {
      if (isRefusedTo(caller, 'changeEmail')) throw forbidden();
      const email = normalEmail(newEmail);
      const fault = email === customer.email ? SAME : check(email, emailRule);
      if (fault !== null) throw invalid({ newEmail: fault });
      await checkPresentPassword(rateLimits, customer, { password, field: 'password', address });
      await rateLimits.take('requestEmailChange', { address, account: customer.id });
      const code = newSecret();
      await database.transaction().execute(async (transaction) => {
        const asked = { userId: customer.id, since: since().former };
        const isTaken = await isEmailTaken(transaction, email, asked);
        const pending = { email, codeHash: hashOfSecret(code), at: clock.now() };
        await setPendingEmail(transaction, customer.id, pending);
        const letter = isTaken
          ? emailChangeMails.taken(email)
          : emailChangeMails.confirm(customer, email, code);
        await mail.send(letter, transaction);
      });
    },

    async cancel(customer, caller) {
      if (isRefusedTo(caller, 'changeEmail')) throw forbidden();
      await clearPendingEmail(database, customer.id);
    },

    async confirm({ code, address }) {
      await rateLimits.take('confirmEmail', { address, account: code });
      const wayBack = newSecret();
      await database.transaction().execute(async (transaction) => {
        const user = await lockPendingEmail(transaction, hashOfSecret(code), since().pending);
        if (!user || user.pending_email === null) throw new Refusal(400, CONFIRMATION_OVER);
        const email = user.pending_email;
        await reserve(transaction, email, user.id);
        await updateUser(transaction, user.id, { email, ...NO_PENDING_EMAIL });
        // Their links were mailed to the former address.
        await deleteResetsOf(transaction, user.id);
        await insertFormerEmail(transaction, {
          code_hash: hashOfSecret(wayBack),
          user_id: user.id,
          email: user.email,
          created_at: clock.now(),
        });
        await mail.send(emailChangeMails.changed(user, email, wayBack), transaction);
      });
    },

    async restore({ code, address }) {
      await rateLimits.take('restoreEmail', { address, account: code });
      const resetCode = newSecret();
      const owner = await database.transaction().execute(async (transaction) => {
        const former = await takeFormerEmail(transaction, hashOfSecret(code), since().former);
        const user = former && (await findUser(transaction, former.user_id));
        if (!user) throw new Refusal(400, RESTORATION_OVER);
        await reserve(transaction, former.email, user.id);
        const back = { email: former.email, password_hash: null, must_change_password: false };
        await updateUser(transaction, user.id, { ...back, ...NO_PENDING_EMAIL });
        await deleteLaterFormerEmails(transaction, former);
        await deleteFactorsOf(transaction, user.id, former.created_at);
        await deleteResetsOf(transaction, user.id);
        const reset = { code_hash: hashOfSecret(resetCode), user_id: user.id, created_at: clock.now() };
        await insertReset(transaction, reset);
        await mail.send(emailChangeMails.takenBack(user), transaction);
        return user;
      });
      await sessions.endAll(owner.id);
      await devices.forget(owner.id, null);
      return resetCode;
    },
  };
}
