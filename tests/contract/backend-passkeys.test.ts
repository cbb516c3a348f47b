import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { testAuthenticator } from '../support/backend/authenticator';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { enrolApp, enrolPasskey, fromBrowser, ORIGIN, signed } from '../support/backend/second-factor';
import { limitOf } from '../support/contract/limit-of';

const MINUTE_MS = 60_000;
const params = { uuid: uuidOf('standard') };
const credentials = { email: 'standard@cabrank.test', password: DEMO_PASSWORD };
const { password } = credentials;

let backend: TestBackend;
let home: Visitor;

const login = (visitor: Visitor) => visitor.call('login', { form: credentials });
const factors = async () => (await home.call('listFactors', { params })).body.response;
const isSignedIn = async (visitor: Visitor) => (await visitor.call('getUser')).body.response !== null;

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  home = await backend.visitorAs('standard');
  return () => backend.app.close();
});

describe('a passkey', () => {
  it('is the second step', async () => {
    const { authenticator, recoveryCodes } = await enrolPasskey(home, 'standard');
    expect(recoveryCodes).toHaveLength(10);
    const visitor = backend.visitor();
    expect((await login(visitor)).body.response).toEqual({ factors: ['passkey', 'recovery-code'] });
    const asked = await visitor.call('passkeyRequest', { form: { secondStep: '1' }, headers: fromBrowser });
    expect(asked.body.response).toMatchObject({
      allowCredentials: [{ id: authenticator.credentialId }],
      userVerification: 'preferred',
    });
    const json = { passkey: await signed(visitor, authenticator, true) };
    expect((await visitor.call('confirmSignIn', { json, headers: fromBrowser })).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('is asked for as the only step of anybody, as the second of whoever began', async () => {
    const ask = (secondStep: string) =>
      backend.visitor().call('passkeyRequest', { form: { secondStep }, headers: fromBrowser });
    expect((await ask('0')).body.response).toMatchObject({
      allowCredentials: [],
      userVerification: 'required',
    });
    expect((await ask('1')).status).toBe(401);
  });

  it('is the only step, if it verifies its user', async () => {
    const { authenticator } = await enrolPasskey(home, 'standard');
    const visitor = backend.visitor();
    const json = { passkey: await signed(visitor, authenticator), admin: false };
    const entered = await visitor.call('signInWithPasskey', { json, headers: fromBrowser });
    expect(entered.body.response).toEqual({ location: '/new-booking' });
    expect(await isSignedIn(visitor)).toBe(true);
    const weak = testAuthenticator(ORIGIN, false);
    await enrolPasskey(home, 'standard', weak);
    const unverified = { passkey: await signed(backend.visitor(), weak), admin: false };
    const refused = await backend
      .visitor()
      .call('signInWithPasskey', { json: unverified, headers: fromBrowser });
    expect(refused.status).toBe(401);
  });

  it('is refused at the other login, twice, too late, from elsewhere, and if it is unknown', async () => {
    const { authenticator } = await enrolPasskey(home, 'standard');
    const visitor = backend.visitor();
    const send = async (passkey: object, admin = false, headers = fromBrowser) =>
      (await backend.visitor().call('signInWithPasskey', { json: { passkey, admin }, headers })).status;
    expect(await send(await signed(visitor, authenticator), true)).toBe(401);
    const once = await signed(visitor, authenticator);
    expect([await send(once), await send(once)]).toEqual([200, 401]);
    const late = await signed(visitor, authenticator);
    backend.clock.advance(5 * MINUTE_MS);
    expect(await send(late)).toBe(401);
    expect(await send(await signed(visitor, testAuthenticator(ORIGIN)))).toBe(401);
    const fake = { ...(await signed(visitor, authenticator)), response: { signature: 'AAAA' } };
    expect(await send(fake)).toBe(401);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is limited as the only step', async () => {
    await backend.services.switches.change({ rateLimits: true });
    const passkey = await signed(home, testAuthenticator(ORIGIN));
    const send = () =>
      backend.visitor().call('signInWithPasskey', { json: { passkey, admin: false }, headers: fromBrowser });
    const { tries } = limitOf('passkeySignIn', 'network');
    for (let at = 0; at < tries; at += 1) expect((await send()).status).toBe(401);
    expect((await send()).status).toBe(429);
  });

  it('is not the second step of somebody else', async () => {
    await enrolApp(backend, home, 'standard');
    const other = await backend.visitorAs('premium');
    const { authenticator } = await enrolPasskey(other, 'premium');
    const visitor = backend.visitor();
    await login(visitor);
    const json = { passkey: await signed(backend.visitor(), authenticator) };
    expect((await visitor.call('confirmSignIn', { json, headers: fromBrowser })).status).toBe(400);
  });

  it('is not added with a challenge of somebody else, or twice', async () => {
    const other = await backend.visitorAs('premium');
    const theirs = { uuid: uuidOf('premium') };
    const asked = await other.call('beginPasskey', {
      params: theirs,
      form: { password },
      headers: fromBrowser,
    });
    const passkey = testAuthenticator(ORIGIN).create(asked.body.response as { challenge: string });
    const send = (visitor: Visitor, at: { readonly uuid: string }) =>
      visitor.call('confirmPasskey', { params: at, json: { passkey, name: 'Mine' }, headers: fromBrowser });
    expect((await send(home, params)).status).toBe(400);
    expect((await send(other, theirs)).status).toBe(200);
    expect((await send(other, theirs)).status).toBe(400);
    expect(await factors()).toMatchObject({ factors: [] });
  });
});
