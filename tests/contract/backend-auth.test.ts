import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESET_LIFETIME_MS } from '../../src/server/backend/limits';
import { contactForm, newPassword } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

const newestMail = async () => (await backend.services.mail.outbox())[0];
const ask = (email: string, app?: string) =>
  backend.visitor().call('requestPasswordReset', {
    form: { email, recaptchaToken: '', ...(app === undefined ? {} : { app }) },
  });
const codeOf = (body: string | undefined) => /\/reset\/(?:app\/)?([\w-]+)/u.exec(body ?? '')?.[1] ?? '';
const reset = (resetCode: string, password = newPassword) =>
  backend.visitor().call('resetPassword', {
    form: { resetCode, newPassword: password, recaptchaToken: '' },
  });

describe('guests', () => {
  it('have a session with a name and may book, but have no customer data', async () => {
    const guest = backend.visitor();
    const form = { name: 'Úna Ní Bhriain', phone: '085 123 4567', email: 'una@guest.test' };
    expect((await guest.call('startGuest', { form })).body.response).toEqual({ location: '/new-booking' });
    const { body } = await guest.call('getUser');
    expect(body.response).toMatchObject({
      first_name: 'Úna',
      last_name: 'Ní Bhriain',
      phone: '+353851234567',
      email: 'una@guest.test',
      guest: true,
      admin: false,
      canBook: true,
      premium: false,
      profileType: null,
    });
    const { uuid } = body.response as { readonly uuid: string };
    expect((await guest.call('viewCards', { params: { uuid } })).status).toBe(403);
    expect((await guest.call('logout')).status).toBe(200);
    expect((await guest.call('getUser')).body.response).toBeNull();
  });

  it('may give a customer’s address, or none, but cannot sign in with either', async () => {
    for (const email of ['standard@cabrank.test', 'standard@cabrank.test', '']) {
      const form = { name: 'Una Guest', phone: '+353851234567', email };
      expect((await backend.visitor().call('startGuest', { form })).status).toBe(200);
      expect((await backend.visitor().call('login', { form: { email, password: '' } })).status).toBe(401);
    }
    expect((await backend.visitor().signIn('standard')).status).toBe(200);
  });

  it.each([
    [{ name: '' }, { name: 'Required.' }],
    [{ phone: '1' }, { phone: 'Please check the phone number, including the prefix, and try again.' }],
    [{ email: 'x' }, { email: 'Invalid e-mail address.' }],
  ])('are rejected with %j', async (wrong, errors) => {
    const form = { name: 'Una Guest', phone: '+353851234567', ...wrong };
    expect((await backend.visitor().call('startGuest', { form })).body).toMatchObject({ code: 400, errors });
  });
});

describe('lost passwords', () => {
  it('get the same response for known and unknown addresses, at the same cost', async () => {
    const [known, unknown] = [await ask('premium@cabrank.test'), await ask('nobody@cabrank.test')];
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(200);
    const [toUnknown, toKnown] = await backend.services.mail.outbox();
    expect(toKnown).toMatchObject({ kind: 'password-reset', recipient: 'premium@cabrank.test' });
    expect(toUnknown).toMatchObject({ kind: 'password-reset', recipient: 'nobody@cabrank.test' });
    expect(codeOf(toUnknown?.body)).toBe('');

    const times: Record<string, number[]> = { 'premium@cabrank.test': [], 'nobody@cabrank.test': [] };
    for (let round = 0; round < 40; round += 1) {
      for (const [email, taken] of Object.entries(times)) {
        const before = performance.now();
        await ask(email);
        taken.push(performance.now() - before);
      }
    }
    const median = (taken: readonly number[]) => taken.toSorted((a, b) => a - b)[taken.length / 2] ?? 0;
    const [one = 0, other = 0] = Object.values(times).map(median);
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(2);
  });

  it('are reset with the code of the link: once, in time, and with a strong password', async () => {
    await ask('premium@cabrank.test');
    const code = codeOf((await newestMail())?.body);
    const session = await backend.visitorAs('premium');
    expect((await reset(code, 'Aoife')).body).toMatchObject({
      code: 400,
      errors: { newPassword: 'Please choose a stronger password.' },
    });
    expect((await session.call('getUser')).body.response).not.toBeNull();
    const answers = await Promise.all([reset(code), reset(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await session.call('getUser')).body.response).toBeNull();
    expect((await backend.visitor().signIn('premium')).status).toBe(401);
    expect((await newestMail())?.kind).toBe('password-changed');
    const form = { email: 'premium@cabrank.test', password: newPassword };
    expect((await backend.visitor().call('login', { form })).status).toBe(200);
  });

  it('can request a link for the app, and every link expires', async () => {
    await ask('new@cabrank.test', '1');
    const body = (await newestMail())?.body;
    expect(body).toContain('/reset/app/');
    backend.clock.advance(RESET_LIFETIME_MS + 1000);
    expect((await reset(codeOf(body))).status).toBe(400);
  });

  it('store no usable code', async () => {
    await ask('new@cabrank.test');
    const code = codeOf((await newestMail())?.body);
    const rows = await backend.services.executor.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('contact messages', () => {
  it('reach the company', async () => {
    expect((await backend.visitor().call('sendContactMessage', { form: contactForm })).status).toBe(200);
    const mail = await newestMail();
    expect(mail).toMatchObject({ kind: 'contact-message', recipient: 'office@cabrank.test' });
    expect(mail?.subject).toBe('A booking: a message from Niamh Kelly');
    expect(mail?.body).toContain('Where is my umbrella?');
  });

  it.each([
    [{ name: 'N' }, { name: 'Invalid Name.' }],
    [{ phone: '1' }, { phone: 'Please check the phone number, including the prefix, and try again.' }],
    [{ email: '' }, { email: 'Required.' }],
    [{ subject: '99' }, { subject: 'Please choose one of the options.' }],
    [{ message: '  ' }, { message: 'Required.' }],
    [{ message: 'x'.repeat(5001) }, { message: 'This is too long.' }],
  ])('are refused with %j', async (wrong, errors) => {
    const form = { ...contactForm, ...wrong };
    const { body } = await backend.visitor().call('sendContactMessage', { form });
    expect(body).toMatchObject({ code: 400, errors });
  });
});
