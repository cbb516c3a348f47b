import type { components } from '../../../../api/contract/schema';
import type { Clock } from '../../clock';
import { invalid, Refusal, unauthorized } from '../../http/answers';
import { BEGUN_SIGN_IN_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import type { FactorRow } from '../../storage/factor-tables';
import {
  findBegunSignIn,
  insertBegunSignIn,
  takeBegunSignIn,
} from '../../storage/repositories/begun-sign-ins';
import { deleteFactorReset } from '../../storage/repositories/factor-resets';
import { listFactors, takeStep } from '../../storage/repositories/factors';
import { countRecoveryCodes, takeRecoveryCode } from '../../storage/repositories/recovery-codes';
import { findUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import type { MailService } from '../shared/mail';
import type { RateLimits } from '../shared/rate-limits';
import { hashOfSecret, newSecret } from '../shared/secret';
import type { Switches } from '../shared/switches';
import { factorMails } from './factor-mails';
import type { FactorResets } from './factor-resets';
import type { Passkeys, RelyingParty } from './passkeys';
import { hashOfRecoveryCode } from './recovery-codes';
import { stepOfCode } from './totp';

type Wire = components['schemas'];

/** What may follow the password. */
export type SignInFactor = Wire['SignInFactors']['factors'][number];

/** The same for every kind, so that it does not tell what was wrong. */
const WRONG = "This didn't work. Please try again, or use another way.";
const BEGIN_AGAIN = 'Please sign in again.';
const UNKNOWN_PASSKEY = "This passkey doesn't work here. Please sign in with your password.";

/** The browser that signs in. */
type From = { readonly party: RelyingParty | null; readonly address: string };

/** The second step of signing in, after the password, and signing in with a passkey alone. */
export interface SecondSteps {
  /** What a user has to choose from after the password; empty if the password is enough. */
  neededBy(user: UserRow): Promise<readonly SignInFactor[]>;
  /** Remembers that a password was right. @returns the secret that the browser keeps in a cookie, for ten minutes */
  begin(user: UserRow): Promise<string>;
  /**
   * Checks the second step. If it is right, the begun sign-in cannot be used again, and a reset that an admin started
   * is cancelled: the customer can sign in, and manage the second steps, without it.
   *
   * @throws Refusal 400, 401 if the sign-in is over, 429
   */
  pass(secret: string | null, step: Wire['SecondStep'], from: From): Promise<UserRow>;
  /** What a browser needs to ask for a passkey as the only step. */
  passkeyRequest(party: RelyingParty): Promise<Wire['PasskeyOptions']>;
  /** What it needs to ask whoever has begun to sign in. @throws Refusal 401 if the sign-in is over */
  passkeyRequestOf(secret: string | null, party: RelyingParty): Promise<Wire['PasskeyOptions']>;
  /** Who signs in with a passkey alone. @throws Refusal 401, 429 */
  ownerOf(passkey: Wire['Passkey'], from: From & { readonly party: RelyingParty }): Promise<UserRow>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly rateLimits: RateLimits;
  readonly switches: Switches;
  readonly passkeys: Passkeys;
  readonly factorResets: FactorResets;
};

export function createSecondSteps(
  database: Executor,
  { clock, mail, rateLimits, switches, passkeys, factorResets }: Dependencies,
): SecondSteps {
  /** @throws Refusal 401 if nobody has begun, or too long ago */
  async function whoBegan(secret: string | null): Promise<UserRow> {
    const since = new Date(clock.now().getTime() - BEGUN_SIGN_IN_LIFETIME_MS);
    const userId = await findBegunSignIn(database, hashOfSecret(secret ?? ''), since);
    const user = userId === undefined ? undefined : await findUser(database, userId);
    if (!user) throw unauthorized(BEGIN_AGAIN);
    return user;
  }

  async function isCodeOf(user: UserRow, code: string): Promise<boolean> {
    const at = clock.now();
    for (const { id, secret } of await listFactors(database, user.id)) {
      const step = secret === null ? null : stepOfCode(secret, code, at);
      if (step !== null) return takeStep(database, id, { step, at });
    }
    return database.transaction().execute(async (transaction) => {
      if (!(await takeRecoveryCode(transaction, user.id, hashOfRecoveryCode(code)))) return false;
      const left = await countRecoveryCodes(transaction, user.id);
      await mail.send(factorMails.codeUsed(user, left), transaction);
      return true;
    });
  }

  async function isPasskeyOf(user: UserRow, passkey: Wire['Passkey'], { party }: From): Promise<boolean> {
    const factor = party && (await passkeys.used(passkey, party, false));
    return factor?.user_id === user.id;
  }

  const ofPasskeys = (factors: readonly FactorRow[]): readonly FactorRow[] =>
    factors.filter(({ kind }) => kind === 'passkey');

  return {
    async neededBy(user) {
      if (!switches.current().extensions.includes('second-factor')) return [];
      await factorResets.carryOut(user.id);
      const factors = await listFactors(database, user.id);
      if (factors.length === 0) return [];
      const hasTotp = factors.some(({ kind }) => kind === 'totp');
      return [
        ...(ofPasskeys(factors).length > 0 ? (['passkey'] as const) : []),
        ...(hasTotp ? (['totp'] as const) : []),
        ...((await countRecoveryCodes(database, user.id)) > 0 ? (['recovery-code'] as const) : []),
      ];
    },

    async begin(user) {
      const secret = newSecret();
      await insertBegunSignIn(database, { idHash: hashOfSecret(secret), userId: user.id, at: clock.now() });
      return secret;
    },

    async pass(secret, { code, passkey }, from) {
      const user = await whoBegan(secret);
      const tries = await rateLimits.take('secondStep', { address: from.address, account: user.id });
      const isRight = passkey
        ? await isPasskeyOf(user, passkey, from)
        : code !== undefined && (await isCodeOf(user, code));
      if (!isRight) throw passkey ? new Refusal(400, WRONG) : invalid({ code: WRONG });
      await tries.giveBack();
      if (!(await takeBegunSignIn(database, hashOfSecret(secret ?? '')))) throw unauthorized(BEGIN_AGAIN);
      await deleteFactorReset(database, user.id);
      return user;
    },

    passkeyRequest: (party) => passkeys.requestOptions(null, party),

    async passkeyRequestOf(secret, party) {
      const { id } = await whoBegan(secret);
      return passkeys.requestOptions(ofPasskeys(await listFactors(database, id)), party);
    },

    async ownerOf(passkey, { party, address }) {
      const tries = await rateLimits.take('passkeySignIn', { address, account: null });
      const factor = await passkeys.used(passkey, party, true);
      const user = factor === null ? undefined : await findUser(database, factor.user_id);
      if (!user) throw unauthorized(UNKNOWN_PASSKEY);
      await tries.giveBack();
      await deleteFactorReset(database, user.id);
      return user;
    },
  };
}
