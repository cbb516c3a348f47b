import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/contract/schema';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { actAs } from '../support/backend/acting';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';

type Wire = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const uuid = uuidOf('standard');
const email = 'standard@cabrank.test';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.1 Mobile/15E148 Safari/604.1';
const IN_IRELAND = '87.192.1.1';
const IN_FRANCE = '::ffff:90.84.1.1';

let backend: TestBackend;
let home: Visitor;

/** Signs in with a browser that was not used before. */
async function signIn(
  userAgent: string,
  address = '127.0.0.1',
  visitor = backend.visitor(),
): Promise<Visitor> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const { status } = await visitor.call('login', { form: { email, password: DEMO_PASSWORD }, headers });
  expect(status).toBe(200);
  return visitor;
}
const devicesOf = async (visitor: Visitor) =>
  (await visitor.call('listSessions', { params: { uuid } })).body
    .response as readonly Wire['SignedInDevice'][];
const end = (visitor: Visitor, id: unknown) =>
  visitor.call('endSession', { params: { uuid, id: String(id) } });
const endOthers = (visitor: Visitor) => visitor.call('endOtherSessions', { params: { uuid } });
const isSignedIn = async (visitor: Visitor) => (await visitor.call('getUser')).body.response !== null;
const mails = async () => (await backend.services.mail.outbox()).filter(({ kind }) => kind === 'new-device');
const codeOf = (body: string | undefined) => /\/not-me\/(\S+)/u.exec(body ?? '')?.[1] ?? '';
const disown = (code: string) => backend.visitor().call('disownSignIn', { form: { code } });

beforeEach(async () => {
  backend = await createTestBackend();
  home = await signIn(CHROME, IN_IRELAND);
  return () => backend.app.close();
});

describe('the devices of a customer', () => {
  it('are listed with browser, country and times, the own one first', async () => {
    const away = await signIn(SAFARI, IN_FRANCE);
    backend.clock.advance(60 * 60 * 1000);
    const devices = await devicesOf(home);
    expect(devices).toMatchObject([
      { browser: 'Chrome', system: 'Windows', country: 'IE', current: true },
      { browser: 'Safari', system: 'iOS', country: 'FR', current: false },
    ]);
    const [own, other] = devices;
    expect(Date.parse(own?.lastUsedAt ?? '') - Date.parse(own?.signedInAt ?? '')).toBe(60 * 60 * 1000);
    expect(other?.lastUsedAt).toBe(other?.signedInAt);
    expect(await devicesOf(away)).toMatchObject([{ browser: 'Safari' }, { browser: 'Chrome' }]);
  });

  it('hold no address, and no text of a browser that nobody knows', async () => {
    await signIn('<b>Evil</b>/1.0 (Canary; 10.9.8.7)', IN_IRELAND);
    const [, unknown] = await devicesOf(home);
    expect(Object.keys(unknown ?? {}).toSorted()).toEqual([
      'country',
      'current',
      'id',
      'lastUsedAt',
      'signedInAt',
    ]);
    const stored = await backend.services.executor.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/Evil|Canary|87\.192/u);
  });

  it('are listed once each, also if the browser has lost the cookie of its session', async () => {
    const [, lost] = [await signIn(SAFARI), await signIn(SAFARI)];
    const headers = {
      cookie: lost.cookies().replace(/cabrank_session=[^;]*;? ?/u, ''),
      'user-agent': SAFARI,
    };
    const form = { email, password: DEMO_PASSWORD };
    expect((await backend.visitor().call('login', { form, headers })).status).toBe(200);
    expect(await devicesOf(home)).toHaveLength(3);
    expect(await isSignedIn(lost)).toBe(false);
  });

  it('are gone when their session has ended', async () => {
    const away = await signIn(SAFARI);
    await away.call('logout');
    expect(await devicesOf(home)).toHaveLength(1);
    await signIn(SAFARI);
    backend.clock.advance(DAY_MS);
    home = await signIn(CHROME, IN_IRELAND, home);
    expect(await devicesOf(home)).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('one device ends its session, and no other', async () => {
    const [away, tablet] = [await signIn(SAFARI), await signIn(SAFARI)];
    const lost = (await devicesOf(away)).find(({ current }) => current);
    expect((await end(home, lost?.id)).status).toBe(200);
    expect([await isSignedIn(home), await isSignedIn(away), await isSignedIn(tablet)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await end(home, lost?.id)).status).toBe(404);
  });

  it('all others leaves the own one', async () => {
    const others = [await signIn(SAFARI), await signIn(CHROME)];
    expect((await endOthers(home)).status).toBe(200);
    expect(await devicesOf(home)).toMatchObject([{ current: true }]);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect((await endOthers(home)).status).toBe(200);
  });

  it('the own device is refused: that is signing out', async () => {
    const [own] = await devicesOf(home);
    const { status, body } = await end(home, own?.id);
    expect([status, body.message]).toEqual([
      409,
      "This is the device you're using. Please sign out instead.",
    ]);
    expect(await isSignedIn(home)).toBe(true);
  });

  it('a device also forgets it: its next sign-in is mailed', async () => {
    const away = await signIn(SAFARI);
    const before = (await mails()).length;
    await signIn(SAFARI, IN_FRANCE, away);
    expect(await mails()).toHaveLength(before);
    await end(home, (await devicesOf(home)).find(({ current }) => !current)?.id);
    await signIn(SAFARI, IN_FRANCE, away);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('by an admin who acts as the customer is recorded, and signs out every device', async () => {
    const admin = await backend.visitorAs('admin');
    await actAs(admin, uuid, 'A lost phone');
    expect(await devicesOf(admin)).toMatchObject([{ current: false }]);
    await endOthers(admin);
    expect(await isSignedIn(home)).toBe(false);
    const { body } = await admin.call('getCustomerAudit', { params: { uuid } });
    expect(JSON.stringify(body)).toContain('Signed out all other devices');
  });
});

describe('a sign-in with a new device', () => {
  it('is mailed with the browser, the country and the time', async () => {
    await signIn(SAFARI, IN_FRANCE);
    const [mail] = await mails();
    expect([mail?.recipient, mail?.subject]).toEqual([email, 'New sign-in to your Cabrank account']);
    expect(mail?.body).toContain('with Safari on iOS (France), on ');
    expect(mail?.body).toContain('This was not me: /not-me/');
  });

  it('is mailed once: the same browser is known then', async () => {
    const before = (await mails()).length;
    await signIn(CHROME, IN_IRELAND, home);
    await signIn(CHROME, IN_FRANCE, home);
    expect(await mails()).toHaveLength(before);
  });

  it('is not mailed at the first sign-in with the temporary password', async () => {
    const before = (await mails()).length;
    await backend.visitorAs('mustchange');
    expect(await mails()).toHaveLength(before);
  });

  it('is not mailed where the group is off', async () => {
    const before = (await mails()).length;
    const { switches } = backend.services;
    const extensions = switches.current().extensions.filter((group) => group !== 'devices');
    await switches.change({ extensions });
    await signIn(SAFARI);
    expect(await mails()).toHaveLength(before);
    expect((await home.call('listSessions', { params: { uuid } })).status).toBe(404);
  });
});

describe("'This was not me'", () => {
  it('ends that session and no other, and leads to a new password', async () => {
    const thief = await signIn(SAFARI, IN_FRANCE);
    const { status, body } = await disown(codeOf((await mails())[0]?.body));
    expect([status, await isSignedIn(thief), await isSignedIn(home)]).toEqual([200, false, true]);
    const { location } = body.response as { readonly location: string };
    const resetCode = /^\/reset\/(.+)$/u.exec(location)?.[1] ?? '';
    const form = { resetCode, newPassword: 'Taxi-rank-43!other', recaptchaToken: '' };
    expect((await backend.visitor().call('resetPassword', { form })).status).toBe(200);
    expect(await isSignedIn(home)).toBe(false);
  });

  it('ends the session also after the stranger has signed in again', async () => {
    const thief = await signIn(SAFARI, IN_FRANCE);
    const code = codeOf((await mails())[0]?.body);
    await signIn(SAFARI, IN_FRANCE, thief);
    expect((await disown(code)).status).toBe(200);
    expect([await isSignedIn(thief), await isSignedIn(home)]).toEqual([false, true]);
  });

  it('works once, however many requests are concurrent', async () => {
    await signIn(SAFARI, IN_FRANCE);
    const code = codeOf((await mails())[0]?.body);
    const answers = await Promise.all([disown(code), disown(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const again = await disown(code);
    expect(again.body.message).toBe(
      "This link no longer works. If a sign-in wasn't you, please reset your password.",
    );
  });

  it('works for seven days, also when the session has ended', async () => {
    const thief = await signIn(SAFARI, IN_FRANCE);
    const late = codeOf((await mails())[0]?.body);
    await thief.call('logout');
    await signIn(SAFARI, IN_IRELAND);
    const later = codeOf((await mails())[0]?.body);
    backend.clock.advance(7 * DAY_MS - 1);
    expect((await disown(late)).status).toBe(200);
    backend.clock.advance(1);
    expect((await disown(later)).status).toBe(400);
  });

  it('is stored as a hash only', async () => {
    const code = codeOf((await mails())[0]?.body);
    expect(code).not.toBe('');
    const stored = await backend.services.executor.selectFrom('sign_in_mails').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});
