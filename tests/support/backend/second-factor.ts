import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { testAuthenticator, type TestAuthenticator } from './authenticator';
import { uuidOf, type DemoName, type TestBackend, type Visitor, type WireAnswer } from './backend';

/** The origin for which the tests' passkeys are made: that of the requests without a network. */
export const ORIGIN = 'http://localhost';
export const fromBrowser = { origin: ORIGIN };

type Challenge = { readonly challenge: string };

const codesIn = ({ body }: WireAnswer): readonly string[] =>
  (body.response as { readonly recoveryCodes: readonly string[] }).recoveryCodes;

/** What an authenticator app shows. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export type EnrolledApp = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Adds an authenticator app to the account of a visitor. */
export async function enrolApp(
  { clock }: TestBackend,
  visitor: Visitor,
  name: DemoName,
): Promise<EnrolledApp> {
  const params = { uuid: uuidOf(name) };
  const begun = await visitor.call('beginTotp', { params, form: { password: DEMO_PASSWORD } });
  const { secret } = begun.body.response as { readonly secret: string };
  const form = { code: codeOf(secret, clock.now()), name: 'My phone' };
  const added = await visitor.call('confirmTotp', { params, form });
  return { secret, recoveryCodes: codesIn(added) };
}

export type EnrolledPasskey = {
  readonly authenticator: TestAuthenticator;
  readonly recoveryCodes: readonly string[];
};

/** Adds a passkey to the account of a visitor. */
export async function enrolPasskey(
  visitor: Visitor,
  name: DemoName,
  authenticator = testAuthenticator(ORIGIN),
): Promise<EnrolledPasskey> {
  const params = { uuid: uuidOf(name) };
  const begun = await visitor.call('beginPasskey', {
    params,
    form: { password: DEMO_PASSWORD },
    headers: fromBrowser,
  });
  const passkey = authenticator.create(begun.body.response as Challenge);
  const json = { passkey, name: 'My laptop' };
  const added = await visitor.call('confirmPasskey', { params, json, headers: fromBrowser });
  return { authenticator, recoveryCodes: codesIn(added) };
}

/** Signs a challenge of the backend's. */
export async function signed(visitor: Visitor, authenticator: TestAuthenticator, secondStep = false) {
  const form = { secondStep: secondStep ? '1' : '0' };
  const asked = await visitor.call('passkeyRequest', { form, headers: fromBrowser });
  return authenticator.get(asked.body.response as Challenge);
}
