import { email as emailRule } from '../../../../domain/rule';
import type { Clock } from '../../clock';
import { forbidden, invalid, Refusal } from '../../http/answers';
import type { Caller } from '../../http/caller';
import { EMAIL_CHANGE_LIFETIME_MS, FORMER_EMAIL_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { lockKey } from '../../storage/lock-key';
import { deleteBegunSignInsOf } from '../../storage/repositories/begun-sign-ins';
import {
  clearPendingEmail,
  deleteLaterFormerEmails,
  findFormerEmail,
  findFormerEmailOwner,
  insertFormerEmail,
  isEmailTaken,
  lockPendingEmail,
  NO_PENDING_EMAIL,
  setPendingEmail,
  takeFormerEmail,
  type FormerEmailRow,
} from '../../storage/repositories/email-changes';
import { deleteFactorReset } from '../../storage/repositories/factor-resets';
import { deleteFactorsOf } from '../../storage/repositories/factors';
import { deleteResetsOf, insertReset } from '../../storage/repositories/password-resets';
import { deleteSignInMailsSince } from '../../storage/repositories/sign-in-mails';
import { findUser, lockUser, normalEmail, updateUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { check } from '../shared/field-texts';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import type { Devices } from './devices';
import { emailChangeMails } from './email-change-mails';
import { isRefusedTo } from './impersonation';
import { checkPresentPassword, lockWithPassword } from './present-password';
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
   * Mails a link to the new address, which replaces an earlier link. If somebody else uses the address, the mail tells
   * them about the request and contains no such link. The response is the same.
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
   * Changes the address. A mail to the former address contains a link that undoes the change. Nobody else can get the
   * former address while that link works. If the customer goes back to an address whose link still works, no link is
   * mailed: it would let whoever has the other address undo that.
   *
   * @throws Refusal 400, 409 if somebody else has the address by now, 429
   */
  confirm(order: Code): Promise<void>;
  /**
   * Restores a former address and undoes what a stranger may have done since: later changes of the address, and second
   * steps that were added. Links that were mailed to the later addresses stop working. All sessions end, and so does
   * the password, because the stranger knew it.
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

  /** Reserves the address until the transaction ends. @throws Refusal 409 if somebody else has it */
  async function reserve(transaction: Executor, email: string, userId: string): Promise<void> {
    await lockKey(transaction, `address ${email}`);
    if (await isEmailTaken(transaction, email, { userId, since: since().former })) {
      throw new Refusal(409, TAKEN);
    }
  }

  /** Links that were mailed since a change, which went to the addresses after it, do nothing any more. */
  async function endLinksSince(transaction: Executor, change: FormerEmailRow): Promise<void> {
    await deleteLaterFormerEmails(transaction, change);
    await deleteSignInMailsSince(transaction, change.user_id, change.created_at);
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
        await lockWithPassword(transaction, customer, 'password');
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
        const own = await findFormerEmail(transaction, user.id, { email, since: since().former });
        if (own) {
          await endLinksSince(transaction, own);
          await mail.send(emailChangeMails.takenBack(user), transaction);
          return;
        }
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
      await database.transaction().execute(async (transaction) => {
        const hash = hashOfSecret(code);
        const owner = await findFormerEmailOwner(transaction, hash);
        if (owner !== undefined) await lockUser(transaction, owner);
        const former = await takeFormerEmail(transaction, hash, since().former);
        const user = former && (await findUser(transaction, former.user_id));
        if (!user) throw new Refusal(400, RESTORATION_OVER);
        await reserve(transaction, former.email, user.id);
        const back = { email: former.email, password_hash: null, must_change_password: false };
        await updateUser(transaction, user.id, { ...back, ...NO_PENDING_EMAIL });
        await endLinksSince(transaction, former);
        await deleteFactorsOf(transaction, user.id, former.created_at);
        await deleteFactorReset(transaction, user.id);
        await deleteResetsOf(transaction, user.id);
        await deleteBegunSignInsOf(transaction, user.id);
        const reset = { code_hash: hashOfSecret(resetCode), user_id: user.id, created_at: clock.now() };
        await insertReset(transaction, reset);
        await mail.send(emailChangeMails.takenBack(user), transaction);
        await sessions.endAll(user.id, null, transaction);
        await devices.forget(user.id, null, transaction);
      });
      return resetCode;
    },
  };
}
