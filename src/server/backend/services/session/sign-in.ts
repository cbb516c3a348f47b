import { randomUUID } from 'node:crypto';
import { email as emailRule } from '../../../../domain/rule';
import { name as nameRule } from '../../../../domain/rules';
import { settings } from '../../../../domain/settings';
import type { Clock } from '../../clock';
import { invalid, unauthorized } from '../../http/answers';
import type { Executor } from '../../storage/database';
import { endRegistrationsOf } from '../../storage/repositories/registrations';
import { findUserByEmail, hasPassword, insertUser, normalEmail } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { AccountUsers } from '../profiles/account-users';
import type { SecondSteps, SignInFactor } from '../second-factor/second-steps';
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

/** Somebody is signed in. */
export type Entered = {
  readonly kind: 'entered';
  readonly user: UserRow;
  readonly sessionId: string;
  /** The secret that identifies the browser from now on; null for a guest. */
  readonly device: string | null;
};

/** The password was right, and a second step has to follow (D2.extensionGroups.secondFactor). */
export type Begun = {
  readonly kind: 'begun';
  readonly factors: readonly SignInFactor[];
  /** The secret of a cookie that identifies this sign-in. */
  readonly secret: string;
};

export type Door = 'customer' | 'admin';

/** Starts sessions (D2.extensionGroups.auth). */
export interface SignIn {
  /**
   * Starts a session with credentials. An unknown account takes as long as a wrong password and gets the same
   * response. Only somebody who knows the password learns that they used the wrong login, or that a second step has to
   * follow. No session starts before that step. Signing in invalidates the account's registration cookies. Wrong tries
   * by others do not block a browser with which this person has signed in before. A mail reports a sign-in with a new
   * browser.
   *
   * @param door which login is used: admins and customers have one each
   * @throws Refusal 401, or 429 after too many wrong tries
   */
  enter(
    credentials: { readonly email: string; readonly password: string },
    door: Door,
    visit: Visit,
  ): Promise<Entered | Begun>;
  /**
   * Starts a session for somebody who has proved who they are. If their password was changed meanwhile, which ends all
   * sessions, this one ends too.
   *
   * @param door which login was used, if that was not checked before
   * @throws Refusal 401
   */
  admit(user: UserRow, visit: Visit, door?: Door): Promise<Entered>;
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
  readonly secondSteps: SecondSteps;
};

/** @throws Refusal 401 for the other login */
function checkDoor({ admin }: UserRow, door: Door): void {
  if (admin && door === 'customer') throw unauthorized(USE_ADMIN_LOGIN);
  if (!admin && door === 'admin') throw unauthorized(USE_CUSTOMER_LOGIN);
}

export function createSignIn(
  executor: Executor,
  { clock, sessions, rateLimits, accountUsers, devices, signInMails, secondSteps }: Dependencies,
): SignIn {
  const knows = async (user: UserRow | undefined, secret: string | null): Promise<boolean> =>
    user !== undefined && (await devices.knows(secret, user.id));

  /** The password may have been changed during its check, which takes a while. @throws Refusal 401 */
  async function checkUnchanged(user: UserRow): Promise<void> {
    if (!(await hasPassword(executor, user))) throw unauthorized(WRONG_CREDENTIALS);
  }

  async function admit(
    user: UserRow,
    { address, sessionId: formerId, device: secret, userAgent }: Visit,
    door?: Door,
  ): Promise<Entered> {
    if (door !== undefined) checkDoor(user, door);
    await checkUnchanged(user);
    await endRegistrationsOf(executor, user.id);
    await accountUsers.join(user);
    const isKnown = await knows(user, secret);
    const device = await devices.remember(secret, user.id);
    const facts = deviceFacts(userAgent, address);
    const sessionId = await sessions.begin(user.id, formerId, { facts, device });
    try {
      await checkUnchanged(user);
    } catch (error) {
      await sessions.end(sessionId);
      throw error;
    }
    if (!isKnown) await signInMails.tell(user, { facts, device });
    return { kind: 'entered', user, sessionId, device };
  }

  return {
    admit,

    async enter({ email, password }, door, visit) {
      const { address, device: secret } = visit;
      const user = await findUserByEmail(executor, email);
      const tries = (await knows(user, secret))
        ? await rateLimits.take('loginOnKnownDevice', { address, account: `${email} ${secret}` })
        : await rateLimits.take('login', { address, account: email });
      const right = await verifyPassword(password, user?.password_hash ?? null);
      if (!user || !right) throw unauthorized(WRONG_CREDENTIALS);
      await tries.giveBack();
      checkDoor(user, door);
      const factors = await secondSteps.neededBy(user);
      if (factors.length === 0) return admit(user, visit);
      const begun = await secondSteps.begin(user);
      await checkUnchanged(user);
      return { kind: 'begun', factors, secret: begun };
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
      const begun = await sessions.begin(user.id, sessionId);
      return { kind: 'entered', user, sessionId: begun, device: null };
    },
  };
}
