import { randomUUID } from 'node:crypto';
import { email as emailRule } from '../../../../domain/rule';
import { name as nameRule } from '../../../../domain/rules';
import { settings } from '../../../../domain/settings';
import type { Clock } from '../../clock';
import { invalid, unauthorized } from '../../http/answers';
import type { Executor } from '../../storage/database';
import { endRegistrationsOf } from '../../storage/repositories/registrations';
import { findUserByEmail, insertUser, normalEmail } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { AccountUsers } from '../profiles/account-users';
import { check, failures, fieldTexts } from '../shared/field-texts';
import { phoneNumber } from '../shared/phone-number';
import type { RateLimits } from '../shared/rate-limits';
import { deviceFacts } from './device-facts';
import type { Devices } from './devices';
import { verifyPassword } from './password';
import type { Sessions } from './sessions';
import type { SignInMails } from './sign-in-mails';

const WRONG_CREDENTIALS = 'Your email address or password is incorrect.';
const USE_ADMIN_LOGIN = 'Please use the admin sign-in page.';
const USE_CUSTOMER_LOGIN = 'This page is for admins. Please use the customer sign-in page.';

/** The browser that signs in. */
export type Visit = {
  /** The client's address, as reported by the gateway. */
  readonly address: string;
  /** The browser's current session, which the new one replaces. */
  readonly sessionId: string | null;
  /** The secret that identifies the browser; null for a new one. */
  readonly device: string | null;
  /** The header, if the browser sends one. */
  readonly userAgent?: string | undefined;
};

export type Entered = {
  readonly user: UserRow;
  readonly sessionId: string;
  /** The secret that identifies the browser from now on; null for a guest. */
  readonly device: string | null;
};

/** Starts sessions (D2.extensionGroups.auth). */
export interface SignIn {
  /**
   * Starts a session with credentials. An unknown account takes as long as a wrong password and gets the same
   * response. Only somebody who knows the password learns that they used the wrong login. Signing in invalidates
   * the account's registration cookies. Wrong tries by others do not block a browser with which this person has
   * signed in before. A mail tells them about a new one.
   *
   * @param door which login is used: admins and customers have one each
   * @throws Refusal 401, or 429 after too many wrong tries
   */
  enter(
    credentials: { readonly email: string; readonly password: string },
    door: 'customer' | 'admin',
    visit: Visit,
  ): Promise<Entered>;
  /** Starts a session without an account. @throws Refusal 400 with `errors`, 429 */
  asGuest(
    guest: { readonly name: string; readonly phone: string; readonly email?: string | undefined },
    visit: Visit,
  ): Promise<Entered>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly accountUsers: AccountUsers;
  readonly devices: Devices;
  readonly signInMails: SignInMails;
};

export function createSignIn(
  executor: Executor,
  { clock, sessions, rateLimits, accountUsers, devices, signInMails }: Dependencies,
): SignIn {
  return {
    async enter({ email, password }, door, { address, sessionId: formerId, device: secret, userAgent }) {
      const user = await findUserByEmail(executor, email);
      const isKnown = user !== undefined && (await devices.knows(secret, user.id));
      const tries = isKnown
        ? await rateLimits.take('loginOnKnownDevice', { address, account: `${email} ${secret}` })
        : await rateLimits.take('login', { address, account: email });
      const right = await verifyPassword(password, user?.password_hash ?? null);
      if (!user || !right) throw unauthorized(WRONG_CREDENTIALS);
      await tries.giveBack();
      if (user.admin && door === 'customer') throw unauthorized(USE_ADMIN_LOGIN);
      if (!user.admin && door === 'admin') throw unauthorized(USE_CUSTOMER_LOGIN);
      await endRegistrationsOf(executor, user.id);
      await accountUsers.join(user);
      const device = await devices.remember(secret, user.id);
      const facts = deviceFacts(userAgent, address);
      const sessionId = await sessions.begin(user.id, formerId, { facts, device });
      if (!isKnown) await signInMails.tell(user, { facts, device });
      return { user, sessionId, device };
    },

    async asGuest({ name, phone, email }, { address: from, sessionId }) {
      const number = phoneNumber(phone);
      const address = normalEmail(email ?? '');
      const errors = failures({
        name: check(name, nameRule),
        phone: number === null ? fieldTexts.phone : null,
        email: address === '' ? null : check(address, emailRule),
      });
      if (errors) throw invalid(errors);
      await rateLimits.take('guest', { address: from, account: null });
      const [first = '', ...rest] = name.trim().split(/\s+/u);
      const user = await insertUser(executor, {
        id: randomUUID(),
        email: address,
        password_hash: null,
        first_name: first,
        last_name: rest.join(' '),
        phone: number,
        location: settings.defaultPage,
        profile_type: null,
        admin: false,
        can_book: true,
        unable_to_book_message: null,
        must_change_password: false,
        received_premium_discount: false,
        guest: true,
        created_at: clock.now(),
      });
      return { user, sessionId: await sessions.begin(user.id, sessionId), device: null };
    },
  };
}
