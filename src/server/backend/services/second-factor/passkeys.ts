import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { components } from '../../../../api/contract/schema';
import type { Clock } from '../../clock';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import type { FactorRow } from '../../storage/factor-tables';
import { insertChallenge, takeChallenge } from '../../storage/repositories/begun-sign-ins';
import { findPasskey, notePasskeyUse } from '../../storage/repositories/factors';
import type { UserRow } from '../../storage/tables';
import { COMPANY_NAME } from '../shared/mail';
import { hashOfSecret } from '../shared/secret';

type Wire = components['schemas'];

/** The website for which passkeys are made and asked for. */
export type RelyingParty = {
  /** The host name. */
  readonly id: string;
  readonly origin: string;
};

export type NewCredential = {
  readonly credentialId: string;
  /** COSE in base64url. */
  readonly publicKey: string;
  readonly counter: number;
};

/** Making and checking passkeys (Web Authentication Level 3). A challenge works once, for five minutes. */
export interface Passkeys {
  /** What a browser needs to make a passkey. @param known the passkeys that the user has already */
  creationOptions(
    user: UserRow,
    known: readonly FactorRow[],
    party: RelyingParty,
  ): Promise<Wire['PasskeyOptions']>;
  /** The passkey that a browser has made; null if it cannot be accepted. */
  created(user: UserRow, passkey: Wire['Passkey'], party: RelyingParty): Promise<NewCredential | null>;
  /**
   * What a browser needs to ask for a passkey.
   *
   * @param known the passkeys of whoever signs in; null if that is not known yet
   */
  requestOptions(known: readonly FactorRow[] | null, party: RelyingParty): Promise<Wire['PasskeyOptions']>;
  /**
   * The factor that has signed; null if it is unknown or the signature is wrong.
   *
   * @param alone whether no password was checked: then the passkey must have verified its user
   */
  used(passkey: Wire['Passkey'], party: RelyingParty, alone: boolean): Promise<FactorRow | null>;
}

const credentialsOf = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }]));

/** The library throws for what a browser would never send. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

export function createPasskeys(executor: Executor, clock: Clock): Passkeys {
  const note = (challenge: string, userId: string | null): Promise<void> =>
    insertChallenge(executor, { hash: hashOfSecret(challenge), userId, at: clock.now() });

  const isOurs =
    (userId: string | null) =>
    (challenge: string): Promise<boolean> => {
      const since = new Date(clock.now().getTime() - PASSKEY_CHALLENGE_LIFETIME_MS);
      return takeChallenge(executor, { hash: hashOfSecret(challenge), userId, since });
    };

  return {
    async creationOptions(user, known, party) {
      const options = await generateRegistrationOptions({
        rpName: COMPANY_NAME,
        rpID: party.id,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
        excludeCredentials: credentialsOf(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await note(options.challenge, user.id);
      return { ...options };
    },

    async created(user, passkey, party) {
      const verified = await orNull(() =>
        verifyRegistrationResponse({
          response: passkey as unknown as RegistrationResponseJSON,
          expectedChallenge: isOurs(user.id),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: false,
        }),
      );
      if (verified?.verified !== true) return null;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    },

    async requestOptions(known, party) {
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        allowCredentials: credentialsOf(known ?? []),
        userVerification: known === null ? 'required' : 'preferred',
      });
      await note(options.challenge, null);
      return { ...options };
    },

    async used(passkey, party, alone) {
      const factor = await findPasskey(executor, passkey.id);
      if (!factor || factor.credential_id === null || factor.public_key === null) return null;
      const credential = {
        id: factor.credential_id,
        publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
        counter: factor.counter ?? 0,
      };
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response: passkey as unknown as AuthenticationResponseJSON,
          expectedChallenge: isOurs(null),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential,
          requireUserVerification: alone,
        }),
      );
      if (verified?.verified !== true) return null;
      const counter = verified.authenticationInfo.newCounter;
      await notePasskeyUse(executor, factor.id, { counter, at: clock.now() });
      return factor;
    },
  };
}
