import { randomBytes, randomUUID } from 'node:crypto';
import type { components } from '../../../../api/contract/schema';
import { settings } from '../../../../domain/settings';
import type { Clock } from '../../clock';
import { invalid, Refusal, unauthorized } from '../../http/answers';
import { CALL_LIFETIME_MS, FORMER_EMAIL_LIFETIME_MS, REGISTRATION_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { lockKey } from '../../storage/lock-key';
import { isEmailTaken } from '../../storage/repositories/email-changes';
import { findHeld } from '../../storage/repositories/held-profiles';
import { deleteTemporaryPassword } from '../../storage/repositories/mails';
import {
  findRegistrant,
  hasRegistration,
  insertRegistration,
} from '../../storage/repositories/registrations';
import {
  deleteUser,
  findUserByEmail,
  insertUser,
  lockUser,
  updateUser,
} from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { confirmationTexts } from '../cards/confirmation-texts';
import { countCard, intentOf } from '../cards/paid-card';
import type { ProfileOutcome } from '../profiles/profile-confirmation';
import type { Profiles } from '../profiles/profiles';
import { hashPassword } from '../session/password';
import { fieldTexts } from '../shared/field-texts';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import { registrantIn, type Registrant } from './registrant';

type Wire = components['schemas'];

type Visit = { readonly cookie: string | null; readonly address: string };

/** Result of a registration. The uuid is returned whatever happened to the card. */
export type Registered = { readonly uuid: string; readonly outcome: ProfileOutcome };

/**
 * Registration of new customers (S2.registration.1, D2.extensionGroups.registration). The cookie identifies a visitor
 * only until somebody signs in to the account or chooses a password for it.
 */
export interface Registration {
  /**
   * Registers a visitor, or confirms the card of a visitor who returns with the registration cookie. A temporary
   * password is mailed instead of asking for one (D2.12).
   *
   * @param visit the registration cookie's value, and the client's address as reported by the gateway
   * @param recognise called with the value of a new cookie if the account exists in the end, even if
   *   its card is refused
   * @throws Refusal 400 flagged as the provider's with `response.uuid` (the account exists, its profile is held). Any
   *   other refusal leaves nothing behind: 400 with `errors`, 409 with `errors.email` for a known address, 429
   */
  register(
    form: Wire['Register'],
    visit: Visit,
    recognise: (cookie: string) => void,
    idempotencyKey?: string | null,
  ): Promise<Registered>;
  /**
   * Completes a registration with another card.
   *
   * @throws Refusal 401 if the visitor has no valid cookie, 400, 404, 429
   */
  saveCard(order: Wire['SaveCard'], visit: Visit, idempotencyKey?: string | null): Promise<Registered>;
  /** A new cookie for a visitor who has registered; null if the earlier cookies are no longer valid. */
  cookieAgain(uuid: string): Promise<string | null>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly profiles: Profiles;
  readonly rateLimits: RateLimits;
  readonly warn: (message: string, facts: object) => void;
};

const KNOWN = 'This email address is already registered.';
/** Profile types that a visitor may choose (D1.4). */
const registrable = ['personal', 'standard', 'business', 'bill_pay'] as const;

/** Twelve random bytes, in groups that are easy to type. */
const temporaryPassword = (): string =>
  (randomBytes(12).toString('base64url').match(/.{4}/g) ?? []).join('-');

const registerAgain = (): Refusal => unauthorized('Please register again.');

/** Whether the account remains after an error, with its profile held. */
const isOfProvider = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.details.stripe === true;

const knownAddress = (): Refusal => new Refusal(409, KNOWN, { errors: { email: KNOWN } });

export function createRegistration(
  database: Executor,
  { clock, mail, profiles, rateLimits, warn }: Dependencies,
): Registration {
  const oldest = (): Date => new Date(clock.now().getTime() - REGISTRATION_LIFETIME_MS);

  /** Whoever changed their address after this may take it back. */
  const mayStillReturn = (): Date => new Date(clock.now().getTime() - FORMER_EMAIL_LIFETIME_MS);

  const visitorOf = async (cookie: string | null): Promise<UserRow | undefined> =>
    cookie === null ? undefined : findRegistrant(database, hashOfSecret(cookie), oldest());

  async function cookieFor(executor: Executor, uuid: string): Promise<string> {
    const cookie = newSecret();
    const registration = { id_hash: hashOfSecret(cookie), user_id: uuid, created_at: clock.now() };
    await insertRegistration(executor, registration);
    return cookie;
  }

  /**
   * Returns the visitor's account, a new one or the one whose profile is still held, and a new cookie for it. The
   * cookie is created before the owner can sign in, because signing in deletes it.
   */
  async function accountFor(
    person: Registrant,
    visitor: UserRow | undefined,
  ): Promise<{ readonly user: UserRow; readonly cookie: string }> {
    const password = temporaryPassword();
    const passwordHash = await hashPassword(password);
    return database.transaction().execute(async (transaction) => {
      // If the same address registers twice at once, there is no row yet that the second call could lock.
      await lockKey(transaction, `address ${person.email}`);
      const known = await findUserByEmail(transaction, person.email);
      const asked = { userId: visitor?.id ?? null, since: mayStillReturn() };
      if (await isEmailTaken(transaction, person.email, asked)) throw knownAddress();
      if (visitor) {
        await lockUser(transaction, visitor.id);
        // The owner signed in in the meantime.
        if (!(await hasRegistration(transaction, visitor.id, oldest()))) throw registerAgain();
      }
      if (visitor && known) {
        await updateUser(transaction, visitor.id, person);
        const user = { ...visitor, ...person };
        return { user, cookie: await cookieFor(transaction, user.id) };
      }
      const fresh = { ...person, password_hash: passwordHash, must_change_password: true };
      if (visitor) await updateUser(transaction, visitor.id, fresh);
      const user = visitor
        ? { ...visitor, ...fresh }
        : await insertUser(transaction, {
            ...fresh,
            id: randomUUID(),
            location: settings.defaultPage,
            profile_type: 'standard',
            admin: false,
            can_book: true,
            unable_to_book_message: null,
            received_premium_discount: false,
            created_at: clock.now(),
          });
      await mail.send(
        {
          kind: 'temporary-password',
          to: user.email,
          subject: 'Welcome to Cabrank',
          paragraphs: [
            `Hello ${user.first_name},`,
            `Your temporary password is ${password}`,
            `Sign in and choose your own password: /notify/new-user/${user.id}`,
            "If you didn't register with Cabrank, please reply to this email to let us know.",
          ],
          heldMs: CALL_LIFETIME_MS,
        },
        transaction,
      );
      return { user, cookie: await cookieFor(transaction, user.id) };
    });
  }

  /** Restores the account to its state before a registration that failed. */
  async function undo(email: string, user: UserRow, visitor: UserRow | undefined): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      if (visitor?.email !== email) await deleteTemporaryPassword(transaction, email);
      if (!visitor) return deleteUser(transaction, user.id);
      const { first_name, last_name, phone, password_hash, must_change_password } = visitor;
      const former = { first_name, last_name, phone, password_hash, must_change_password };
      await updateUser(transaction, visitor.id, { ...former, email: visitor.email });
    });
  }

  /** A mail that cannot be released does not undo what was paid for. It is sent when its hold ends. */
  async function release(email: string): Promise<void> {
    try {
      await mail.release(email);
    } catch (error) {
      warn('a mail stays held', { err: error });
    }
  }

  /** Adds the visitor's uuid to a refusal by the provider. */
  async function submit(user: UserRow, form: Wire['Register'], key: string | null): Promise<ProfileOutcome> {
    try {
      return await profiles.submit(user, form, key);
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      throw new Refusal(error.status, error.texts, { ...error.details, response: { uuid: user.id } });
    }
  }

  return {
    async cookieAgain(uuid) {
      return (await hasRegistration(database, uuid, oldest())) ? cookieFor(database, uuid) : null;
    },

    async register(form, { cookie, address }, recognise, key = null) {
      const known = await visitorOf(cookie);
      if (intentOf(form.card) !== null) {
        if (!known) throw new Refusal(400, confirmationTexts.unknownIntent);
        return { uuid: known.id, outcome: await submit(known, form, key) };
      }
      const person = registrantIn(form);
      // A visitor has no account yet that could become Premium.
      if ((form.account ?? null) !== null) throw invalid({ account: fieldTexts.unknown });
      profiles.check(form, registrable);
      // A visitor whose registration is complete starts a new one.
      const visitor = known && (await findHeld(database, known.id)) ? known : undefined;
      await rateLimits.take('register', { address, account: null });
      await countCard(rateLimits, form.card, { address, account: visitor?.id ?? null });
      const { user, cookie: fresh } = await accountFor(person, visitor);
      const stand = async (): Promise<void> => {
        recognise(fresh);
        await release(person.email);
      };
      let outcome: ProfileOutcome;
      try {
        outcome = await submit(user, form, key);
      } catch (error) {
        await (isOfProvider(error) ? stand() : undo(person.email, user, visitor));
        throw error;
      }
      await stand();
      return { uuid: user.id, outcome };
    },

    async saveCard(order, { cookie, address }, key = null) {
      const visitor = await visitorOf(cookie);
      if (!visitor) throw registerAgain();
      await countCard(rateLimits, order.card, { address, account: visitor.id });
      return { uuid: visitor.id, outcome: await profiles.saveCard(visitor, order, key) };
    },
  };
}
