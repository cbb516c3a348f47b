import type { Clock } from '../../clock';
import { Refusal } from '../../http/answers';
import { SIGN_IN_MAIL_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { deleteBegunSignInsOf } from '../../storage/repositories/begun-sign-ins';
import { NO_PENDING_EMAIL } from '../../storage/repositories/email-changes';
import { deleteFactorReset } from '../../storage/repositories/factor-resets';
import { deleteFactorsOf } from '../../storage/repositories/factors';
import { deleteDevice } from '../../storage/repositories/known-devices';
import { insertReset } from '../../storage/repositories/password-resets';
import { deleteSessionsOfDevice } from '../../storage/repositories/sessions';
import {
  findSignInMailOwner,
  insertSignInMail,
  takeSignInMail,
} from '../../storage/repositories/sign-in-mails';
import { lockUser, updateUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { readableTime } from '../shared/local-time';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import type { Switches } from '../shared/switches';
import type { DeviceFacts } from './device-facts';

const CODE_OVER = "This link no longer works. If a sign-in wasn't you, please reset your password.";

export type NewSignIn = {
  readonly facts: DeviceFacts;
  /** The secret that identifies the browser. */
  readonly device: string;
};

/** Mails about sign-ins with new devices, and their links (D2.extensionGroups.devices). */
export interface SignInMails {
  /**
   * Tells a user by mail that a new device has signed in to their account. Sends nothing while they must change the
   * temporary password: the mail with that password has just asked them to sign in.
   */
  tell(user: UserRow, signIn: NewSignIn): Promise<void>;
  /**
   * Signs out the device that a mail is about, even if it has signed in again since, and forgets it. Undoes what a
   * stranger may have done since the mail: second steps that were added, and a change of the address that waits for its
   * confirmation. The password stops working, because the stranger knows it. The code works once.
   *
   * @returns the code for a new password
   * @throws Refusal 400, 429
   */
  disown(order: { readonly code: string; readonly address: string }): Promise<string>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly rateLimits: RateLimits;
  readonly switches: Switches;
};

const countries = new Intl.DisplayNames('en-IE', { type: 'region' });

/** For example "with Chrome on Windows (Ireland)". Some countries have an article, which no table knows. */
function wordsOf({ browser, system, country }: DeviceFacts): string {
  const on = system === null ? '' : ` on ${system}`;
  const where = country === null ? '' : ` (${countries.of(country) ?? country})`;
  return `with ${browser ?? 'a browser'}${on}${where}`;
}

export function createSignInMails(
  database: Executor,
  { clock, mail, rateLimits, switches }: Dependencies,
): SignInMails {
  return {
    async tell(user, { facts, device }) {
      if (!switches.current().extensions.includes('devices') || user.must_change_password) return;
      const code = newSecret();
      const at = clock.now();
      await database.transaction().execute(async (transaction) => {
        await insertSignInMail(transaction, {
          code_hash: hashOfSecret(code),
          user_id: user.id,
          device_hash: hashOfSecret(device),
          created_at: at,
        });
        await mail.send(
          {
            kind: 'new-device',
            to: user.email,
            subject: 'New sign-in to your Cabrank account',
            paragraphs: [
              `Hello ${user.first_name},`,
              `Someone signed in to your Cabrank account ${wordsOf(facts)}, on ${readableTime(at)}.`,
              "If this was you, there's nothing to do.",
              `This was not me: /not-me/${code}`,
              'The link works once, for seven days. It signs that device out. Your password stops working, and you choose a new one.',
            ],
            validMs: SIGN_IN_MAIL_LIFETIME_MS,
          },
          transaction,
        );
      });
    },

    async disown({ code, address }) {
      await rateLimits.take('disownSignIn', { address, account: code });
      const now = clock.now();
      const since = new Date(now.getTime() - SIGN_IN_MAIL_LIFETIME_MS);
      const resetCode = newSecret();
      await database.transaction().execute(async (transaction) => {
        const hash = hashOfSecret(code);
        const owner = await findSignInMailOwner(transaction, hash);
        if (owner !== undefined) await lockUser(transaction, owner);
        const found = await takeSignInMail(transaction, hash, since);
        if (!found) throw new Refusal(400, CODE_OVER);
        const device = { idHash: found.device_hash, userId: found.user_id };
        await deleteSessionsOfDevice(transaction, device);
        await deleteDevice(transaction, device);
        const userId = found.user_id;
        const without = { password_hash: null, must_change_password: false, ...NO_PENDING_EMAIL };
        await updateUser(transaction, userId, without);
        await deleteBegunSignInsOf(transaction, userId);
        // The stranger may have added a second step, which would keep the owner out.
        await deleteFactorsOf(transaction, userId, found.created_at);
        await deleteFactorReset(transaction, userId);
        const reset = { code_hash: hashOfSecret(resetCode), user_id: userId, created_at: now };
        await insertReset(transaction, reset);
      });
      return resetCode;
    },
  };
}
