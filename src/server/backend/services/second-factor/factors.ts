import type { components } from '../../../../api/contract/schema';
import { FACTORS_MAX, LENGTH } from '../../../../domain/limits';
import type { Clock } from '../../clock';
import { invalid, notFound, Refusal } from '../../http/answers';
import { TOTP_ENROLMENT_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import type { FactorRow } from '../../storage/factor-tables';
import {
  confirmFactor,
  deleteFactor,
  deleteUnconfirmed,
  findPasskey,
  findUnconfirmed,
  insertFactor,
  listFactors,
  renameFactor,
} from '../../storage/repositories/factors';
import { deleteFactorReset } from '../../storage/repositories/factor-resets';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from '../../storage/repositories/recovery-codes';
import { lockUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { checkPresentPassword, lockWithPassword } from '../session/present-password';
import { fieldTexts } from '../shared/field-texts';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import type { FactorResets } from './factor-resets';
import { factorMails } from './factor-mails';
import type { Passkeys, RelyingParty } from './passkeys';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { newTotpSecret, stepOfCode, totpAddress } from './totp';

type Wire = components['schemas'];

const WRONG_CODE = "This code doesn't work. Please enter the one that your app shows now.";
const ENROLMENT_OVER = 'This took too long. Please start again.';
const NO_PASSKEY = "This passkey couldn't be added. Please start again.";
const TOO_MANY = `You have ${FACTORS_MAX} second steps already. Please remove one first.`;
const NO_FACTOR = 'Please add a second step first.';

/** The user's present password, for everything that changes how they sign in. */
export type Password = {
  readonly password: string;
  /** The client's address, as reported by the gateway. */
  readonly address: string;
};

export type OwnFactors = {
  readonly factors: readonly FactorRow[];
  readonly recoveryCodesLeft: number;
  /** When an admin's reset is due; null without one. */
  readonly resetAt: Date | null;
};

/**
 * The second steps that a user adds to their account, and their recovery codes (D2.extensionGroups.secondFactor). Each
 * change is told by mail.
 */
export interface Factors {
  list(user: UserRow): Promise<OwnFactors>;
  /** Makes a secret for an authenticator app. @throws Refusal 400 with `errors.password`, 409, 429 */
  beginTotp(user: UserRow, given: Password): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Adds the app, with a code that it shows.
   *
   * @returns the recovery codes, if they are the account's first ones
   * @throws Refusal 400 with `errors`, 409
   */
  confirmTotp(
    user: UserRow,
    order: { readonly code: string; readonly name: string; readonly address: string },
  ): Promise<readonly string[]>;
  /** What a browser needs to make a passkey. @throws Refusal 400 with `errors.password`, 409, 429 */
  beginPasskey(user: UserRow, given: Password, party: RelyingParty): Promise<Wire['PasskeyOptions']>;
  /** Adds a passkey. Returns and throws as `confirmTotp`. */
  confirmPasskey(user: UserRow, order: Wire['NewPasskey'], party: RelyingParty): Promise<readonly string[]>;
  /** @param id as in a path. @throws Refusal 400 with `errors.name`, 404 */
  rename(user: UserRow, id: string, name: string): Promise<void>;
  /**
   * Removes a factor, and with the last one the recovery codes.
   *
   * @param id as in a path
   * @throws Refusal 400 with `errors.password`, 404, 429
   */
  remove(user: UserRow, id: string, given: Password): Promise<void>;
  /** Replaces the recovery codes. @throws Refusal 400 with `errors.password`, 409 without a factor, 429 */
  renewRecoveryCodes(user: UserRow, given: Password): Promise<readonly string[]>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly rateLimits: RateLimits;
  readonly passkeys: Passkeys;
  readonly factorResets: FactorResets;
};

/** @throws Refusal 400 */
function checkedName(name: string): string {
  const text = name.trim();
  if (text === '') throw invalid({ name: fieldTexts.required });
  if (text.length > LENGTH.factorName.max) throw invalid({ name: fieldTexts.tooLong });
  return text;
}

export function createFactors(
  database: Executor,
  { clock, mail, rateLimits, passkeys, factorResets }: Dependencies,
): Factors {
  const checkPassword = (user: UserRow, given: Password): Promise<void> =>
    checkPresentPassword(rateLimits, user, { ...given, field: 'password' });

  async function listWithRoom(executor: Executor, user: UserRow): Promise<readonly FactorRow[]> {
    const factors = await listFactors(executor, user.id);
    if (factors.length >= FACTORS_MAX) throw new Refusal(409, TOO_MANY);
    return factors;
  }

  async function writeCodes(transaction: Executor, user: UserRow): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map(hashOfRecoveryCode);
    await replaceRecoveryCodes(transaction, user.id, { hashes, at: clock.now() });
    return codes;
  }

  /** Adds a factor. @param store stores it, and returns false if another call has done so */
  const add = (
    user: UserRow,
    name: string,
    store: (transaction: Executor) => Promise<boolean>,
  ): Promise<readonly string[]> =>
    database.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id);
      const former = await listWithRoom(transaction, user);
      if (!(await store(transaction))) throw new Refusal(400, ENROLMENT_OVER);
      await mail.send(factorMails.added(user, name), transaction);
      return former.length === 0 ? writeCodes(transaction, user) : [];
    });

  return {
    async list(user) {
      await factorResets.carryOut(user.id);
      return {
        factors: await listFactors(database, user.id),
        recoveryCodesLeft: await countRecoveryCodes(database, user.id),
        resetAt: await factorResets.dueAt(user.id),
      };
    },

    async beginTotp(user, given) {
      await checkPassword(user, given);
      await listWithRoom(database, user);
      const secret = newTotpSecret();
      await database.transaction().execute(async (transaction) => {
        await lockWithPassword(transaction, user, 'password');
        await deleteUnconfirmed(transaction, user.id);
        const begun = { user_id: user.id, kind: 'totp', name: '', confirmed: false, secret } as const;
        await insertFactor(transaction, { ...begun, created_at: clock.now() });
      });
      return { secret, uri: totpAddress(secret, user.email) };
    },

    async confirmTotp(user, { code, name, address }) {
      const text = checkedName(name);
      const at = clock.now();
      const tries = await rateLimits.take('secondStep', { address, account: user.id });
      const begun = await findUnconfirmed(
        database,
        user.id,
        new Date(at.getTime() - TOTP_ENROLMENT_LIFETIME_MS),
      );
      if (!begun) throw new Refusal(400, ENROLMENT_OVER);
      const step = stepOfCode(begun.secret ?? '', code, at);
      if (step === null) throw invalid({ code: code.trim() === '' ? fieldTexts.required : WRONG_CODE });
      await tries.giveBack();
      return add(user, text, (transaction) => confirmFactor(transaction, begun.id, { name: text, at, step }));
    },

    async beginPasskey(user, given, party) {
      await checkPassword(user, given);
      const known = await listWithRoom(database, user);
      return passkeys.creationOptions(user, known, party);
    },

    async confirmPasskey(user, { passkey, name }, party) {
      const text = checkedName(name);
      const made = await passkeys.created(user, passkey, party);
      if (!made) throw new Refusal(400, NO_PASSKEY);
      return add(user, text, async (transaction) => {
        if (await findPasskey(transaction, made.credentialId)) throw new Refusal(400, NO_PASSKEY);
        await insertFactor(transaction, {
          user_id: user.id,
          kind: 'passkey',
          name: text,
          confirmed: true,
          created_at: clock.now(),
          credential_id: made.credentialId,
          public_key: made.publicKey,
          counter: made.counter,
        });
        return true;
      });
    },

    async rename(user, id, name) {
      if (!(await renameFactor(database, { id, userId: user.id }, checkedName(name)))) throw notFound();
    },

    async remove(user, id, given) {
      await checkPassword(user, given);
      await database.transaction().execute(async (transaction) => {
        await lockWithPassword(transaction, user, 'password');
        const removed = await deleteFactor(transaction, { id, userId: user.id });
        if (!removed) throw notFound();
        if ((await listFactors(transaction, user.id)).length === 0) {
          await deleteRecoveryCodes(transaction, user.id);
          await deleteFactorReset(transaction, user.id);
        }
        await mail.send(factorMails.removed(user, removed.name), transaction);
      });
    },

    async renewRecoveryCodes(user, given) {
      await checkPassword(user, given);
      return database.transaction().execute(async (transaction) => {
        await lockWithPassword(transaction, user, 'password');
        if ((await listFactors(transaction, user.id)).length === 0) throw new Refusal(409, NO_FACTOR);
        await mail.send(factorMails.codesRenewed(user), transaction);
        return writeCodes(transaction, user);
      });
    },
  };
}
