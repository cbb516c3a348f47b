import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { newPassword, registrationOf } from '../support/contract/access/access-forms';
import { limitOf } from '../support/contract/limit-of';
import { actAs } from '../support/backend/acting';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';

const DAY_MS = 24 * 60 * 60 * 1000;
const uuid = uuidOf('standard');
const former = 'standard@cabrank.test';
const wanted = 'aoife.byrne@example.com';

let backend: TestBackend;
let home: Visitor;

const request = (newEmail = wanted, password = DEMO_PASSWORD, visitor = home) =>
  visitor.call('requestEmailChange', {
    params: { uuid },
    form: { newEmail, password, recaptchaToken: '' },
  });
const cancel = () => home.call('cancelEmailChange', { params: { uuid } });
const confirm = (code: string) => backend.visitor().call('confirmEmail', { form: { code } });
const restore = (code: string) => backend.visitor().call('restoreEmail', { form: { code } });
const signIn = async (email: string, password = DEMO_PASSWORD) =>
  (await backend.visitor().call('login', { form: { email, password } })).status;
const user = async (visitor = home) => (await visitor.call('getUser')).body.response;
const mailTo = async (recipient: string) =>
  (await backend.services.mail.outbox()).find(
    (mail) => mail.recipient === recipient && mail.kind.startsWith('email-change'),
  );
const codeTo = async (recipient: string) =>
  /\/(?:confirm|restore)-email\/(\S+)/u.exec((await mailTo(recipient))?.body ?? '')?.[1] ?? '';
/** Asks for an address and confirms it. */
async function change(email = wanted): Promise<void> {
  expect((await request(email)).status).toBe(200);
  expect((await confirm(await codeTo(email))).status).toBe(200);
}

beforeEach(async () => {
  backend = await createTestBackend();
  home = await backend.visitorAs('standard');
  return () => backend.app.close();
});

describe('asking for another address', () => {
  it('mails a link to it, changes nothing yet, and is shown until it is confirmed', async () => {
    expect((await request(' Aoife.Byrne@Example.com ')).body.message).toBe(
      "We've sent a link to your new email address.",
    );
    expect(await user()).toMatchObject({ email: former, pendingEmail: wanted });
    expect((await mailTo(wanted))?.subject).toBe('Confirm your new email address');
    expect(await mailTo(former)).toBeUndefined();
    expect([await signIn(former), await signIn(wanted)]).toEqual([200, 401]);
  });

  it.each([
    ['a wrong password', wanted, 'wrong', { password: "This isn't your current password." }],
    ['no address', 'nobody', DEMO_PASSWORD, { newEmail: 'Invalid e-mail address.' }],
    ['nothing', ' ', DEMO_PASSWORD, { newEmail: 'Required.' }],
    [
      'the present address',
      'Standard@cabrank.test',
      DEMO_PASSWORD,
      { newEmail: 'This is already your email address.' },
    ],
  ])('is refused with %s', async (_what, newEmail, password, errors) => {
    const { status, body } = await request(newEmail, password);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await mailTo(newEmail)).toBeUndefined();
  });

  it('tells only the holder of an address that it is taken', async () => {
    const free = await request();
    const taken = await request('premium@cabrank.test');
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mail = await mailTo('premium@cabrank.test');
    expect(mail?.subject).toBe('This email address already has an account');
    expect(mail?.body).not.toMatch(/Aoife|standard@|confirm-email/u);
  });

  it('again replaces the earlier link', async () => {
    await request();
    const earlier = await codeTo(wanted);
    await request('other@example.com');
    expect((await confirm(earlier)).status).toBe(400);
    expect((await confirm(await codeTo('other@example.com'))).status).toBe(200);
  });

  it('is taken back, and then the link does nothing', async () => {
    await request();
    expect((await cancel()).status).toBe(200);
    expect(await user()).toMatchObject({ email: former, pendingEmail: null });
    expect((await confirm(await codeTo(wanted))).status).toBe(400);
    expect((await cancel()).status).toBe(200);
  });

  it('is over when the password changes: a stranger may have asked', async () => {
    await request();
    const passwords = { oldPassword: DEMO_PASSWORD, newPassword, recaptchaToken: '' };
    await home.call('changePassword', { params: { uuid }, form: passwords });
    expect((await confirm(await codeTo(wanted))).status).toBe(400);
  });

  it('is not for an admin who acts as the customer', async () => {
    const admin = await backend.visitorAs('admin');
    await actAs(admin, uuid, 'A new address');
    expect((await request(wanted, DEMO_PASSWORD, admin)).status).toBe(403);
  });

  it('is limited: each is a mail to somebody', async () => {
    await backend.services.switches.change({ rateLimits: true });
    const { tries } = limitOf('requestEmailChange', 'account');
    for (let at = 0; at < tries; at += 1) expect((await request(`a${at}@example.com`)).status).toBe(200);
    expect((await request('last@example.com')).status).toBe(429);
    expect(await mailTo('last@example.com')).toBeUndefined();
  });

  it('is neither shown nor possible where the group is off', async () => {
    await request();
    const { switches } = backend.services;
    const extensions = switches.current().extensions.filter((group) => group !== 'email-change');
    await switches.change({ extensions });
    expect(await user()).toMatchObject({ pendingEmail: null });
    expect((await request()).status).toBe(404);
  });
});

describe('the link to the new address', () => {
  it('changes it, keeps the sessions, and tells the former one', async () => {
    await change();
    expect(await user()).toMatchObject({ email: wanted, pendingEmail: null });
    expect([await signIn(former), await signIn(wanted)]).toEqual([401, 200]);
    const notice = await mailTo(former);
    expect(notice?.subject).toBe('Your Cabrank email address was changed');
    expect(notice?.body).toContain('with a…@example.com.');
    expect(notice?.body).not.toContain(wanted);
  });

  it('works once, however many requests are concurrent', async () => {
    await request();
    const code = await codeTo(wanted);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('works for a day', async () => {
    await request();
    const code = await codeTo(wanted);
    backend.clock.advance(DAY_MS);
    expect((await confirm(code)).body.message).toBe(
      'This link no longer works. Please ask for the change again.',
    );
  });

  it('does nothing if somebody has registered with the address in the meantime', async () => {
    await request();
    const registration = { ...registrationOf('standard', 'between'), email: wanted, card: null };
    expect((await backend.visitor().call('register', { json: registration })).status).toBe(200);
    expect((await confirm(await codeTo(wanted))).status).toBe(409);
    expect(await user()).toMatchObject({ email: former });
  });

  it('ends links for a new password that went to the former address', async () => {
    await backend.visitor().call('requestPasswordReset', { form: { email: former, recaptchaToken: '' } });
    const [mail] = await backend.services.mail.outbox();
    const resetCode = /\/reset\/(\S+)/u.exec(mail?.body ?? '')?.[1] ?? '';
    await change();
    const form = { resetCode, newPassword, recaptchaToken: '' };
    expect((await backend.visitor().call('resetPassword', { form })).status).toBe(400);
  });

  it('is stored as a hash only', async () => {
    await request();
    const code = await codeTo(wanted);
    const stored = await backend.services.executor.selectFrom('users').selectAll().execute();
    expect([code === '', JSON.stringify(stored).includes(code)]).toEqual([false, false]);
  });
});

describe('the way back', () => {
  it('brings the former address back, ends every session, and asks for a new password', async () => {
    await change();
    const { status, body } = await restore(await codeTo(former));
    expect([status, await user()]).toEqual([200, null]);
    expect([await signIn(former), await signIn(wanted)]).toEqual([401, 401]);
    const { location } = body.response as { readonly location: string };
    const form = { resetCode: location.replace('/reset/', ''), newPassword, recaptchaToken: '' };
    expect((await backend.visitor().call('resetPassword', { form })).status).toBe(200);
    expect(await signIn(former, newPassword)).toBe(200);
    expect((await mailTo(wanted))?.subject).toBe('This email address no longer belongs to a Cabrank account');
  });

  it('works once and for seven days', async () => {
    await change();
    const first = await codeTo(former);
    backend.clock.advance(7 * DAY_MS - 1);
    const answers = await Promise.all([restore(first), restore(first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    home = await backend.visitorAs('premium');
    const params = { uuid: uuidOf('premium') };
    const form = { newEmail: wanted, password: DEMO_PASSWORD, recaptchaToken: '' };
    await home.call('requestEmailChange', { params, form });
    await confirm(await codeTo(wanted));
    backend.clock.advance(7 * DAY_MS);
    expect((await restore(await codeTo('premium@cabrank.test'))).status).toBe(400);
  });

  it('undoes the changes after it too: their links do nothing then', async () => {
    await change('thief@example.com');
    const owner = await codeTo(former);
    backend.clock.advance(1);
    await change('thief.again@example.com');
    const thief = await codeTo('thief@example.com');
    await request('third@example.com');
    expect((await restore(owner)).status).toBe(200);
    expect((await restore(thief)).status).toBe(400);
    expect((await confirm(await codeTo('third@example.com'))).status).toBe(400);
    const stored = await backend.services.executor
      .selectFrom('users')
      .select('email')
      .where('id', '=', uuid)
      .executeTakeFirst();
    expect(stored?.email).toBe(former);
  });

  it('is kept open: nobody else gets the former address until it ends', async () => {
    await change();
    const registration = { ...registrationOf('standard', 'former'), email: former, card: null };
    const register = () => backend.visitor().call('register', { json: registration });
    expect((await register()).status).toBe(409);
    backend.clock.advance(7 * DAY_MS);
    expect((await register()).status).toBe(200);
  });

  it('is not in the way of the customer, who may have the former address again', async () => {
    await change();
    backend.clock.advance(1);
    await change(former);
    expect(await user()).toMatchObject({ email: former });
  });

  it('is forgotten with the account', async () => {
    await change();
    await home.call('deleteProfile', { params: { uuid } });
    expect(await mailTo(former)).toBeUndefined();
    const left = await backend.services.executor.selectFrom('former_emails').selectAll().execute();
    expect(left).toEqual([]);
  });
});
