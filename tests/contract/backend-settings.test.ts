import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { contactForm, newPassword, settingsForm } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type DemoName,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { addCard } from '../support/backend/backend-cards';
import { everythingStored } from '../support/backend/storage/stored';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

const params = (name: DemoName) => ({ uuid: uuidOf(name) });
const view = async (visitor: Visitor, name: DemoName) =>
  (await visitor.call('viewSettings', { params: params(name) })).body.response;

describe('settings', () => {
  it('start with the known values, and hide what is for companies', async () => {
    const visitor = await backend.visitorAs('new');
    expect(await view(visitor, 'new')).toMatchObject({
      firstName: 'Cian',
      bookingName: 'Cian Doyle',
      phone: '+353851234502',
      phonePrefix: 'IE',
      phoneValid: true,
      confirmationEmails: true,
      ccEmails: [],
      showCc: false,
      showShare: false,
      showDelivery: false,
      showDelete: true,
      defaultPage: '/new-booking',
    });
    expect(await view(await backend.visitorAs('business'), 'business')).toMatchObject({
      showCc: true,
      showShare: true,
      showDelivery: true,
    });
  });

  it('are saved, trimmed and without duplicate addresses; a login leads to the default page', async () => {
    const visitor = await backend.visitorAs('business');
    const { status } = await visitor.call('updateSettings', {
      params: params('business'),
      form: {
        ...settingsForm,
        firstName: 'Declan',
        lastName: 'Murphy',
        bookingName: '  The office ',
        phoneNumber: '085 123 4599',
        ccEmail: ['A@murphy.test', 'a@murphy.test ', 'b@murphy.test'],
        shareBookings: [],
        defaultPage: '/new-booking',
        defaultJobDelivery: '4',
        confirmationEmails: '0',
      },
    });
    expect(status).toBe(200);
    expect(await view(visitor, 'business')).toMatchObject({
      bookingName: 'The office',
      phone: '+353851234599',
      ccEmails: ['a@murphy.test', 'b@murphy.test'],
      shareBookings: [],
      defaultPage: '/new-booking',
      defaultJob: 1,
      defaultJobDelivery: 4,
      confirmationEmails: false,
    });
    expect((await visitor.signIn('business')).body.response).toEqual({ location: '/new-booking' });
  });

  it.each([
    [{ bookingName: ' ' }, { bookingName: 'Required.' }],
    [{ bookingName: 'x'.repeat(51) }, { bookingName: 'This is too long.' }],
    [
      { phoneNumber: '12' },
      { phoneNumber: 'Please check the phone number, including the prefix, and try again.' },
    ],
    [{ firstName: '1' }, { firstName: 'Invalid First Name.' }],
    [{ defaultPage: 'https://evil.test' }, { defaultPage: 'Please choose one of the options.' }],
    [{ defaultJob: '99' }, { defaultJob: 'Please choose one of the options.' }],
    [{ ccEmail: ['good@a.test', 'bad'] }, { ccEmail: 'Invalid e-mail address.' }],
    [{ confirmationEmails: 'yes' }, { confirmationEmails: 'Invalid.' }],
  ])('refuse %j and change nothing', async (wrong, errors) => {
    const visitor = await backend.visitorAs('business');
    const before = await everythingStored(backend.services.executor);
    const answer = await visitor.call('updateSettings', {
      params: params('business'),
      form: { ...settingsForm, firstName: 'Declan', lastName: 'Murphy', ...wrong },
    });
    expect(answer.body).toMatchObject({ code: 400, errors });
    expect(await everythingStored(backend.services.executor)).toBe(before);
  });

  it('keep a hidden list whatever is sent, and ignore unknown fields', async () => {
    const visitor = await backend.visitorAs('standard');
    await visitor.call('updateSettings', {
      params: params('standard'),
      form: {
        ...settingsForm,
        ccEmail: ['x@evil.test'],
        admin: '1',
        premium: '1',
        price: '0',
        uuid: uuidOf('premium'),
        user_id: uuidOf('premium'),
        profile_type: 'business',
        must_change_password: '0',
        email: 'admin@cabrank.test',
      },
    });
    expect(await view(visitor, 'standard')).toMatchObject({ ccEmails: [], bookingName: 'Niamh K.' });
    expect((await visitor.call('getUser')).body.response).toMatchObject({
      uuid: uuidOf('standard'),
      email: 'standard@cabrank.test',
      admin: false,
      premium: false,
      profileType: 'standard',
    });
    expect(await view(await backend.visitorAs('premium'), 'premium')).toMatchObject({ firstName: 'Aoife' });
  });
});

describe('the password', () => {
  const change = (visitor: Visitor, oldPassword: string, password: string) =>
    visitor.call('changePassword', {
      params: params('mustchange'),
      form: { oldPassword, newPassword: password, recaptchaToken: '' },
    });

  it('changes if the old one is correct and the new one strong; other sessions end', async () => {
    const elsewhere = await backend.visitorAs('mustchange');
    const visitor = await backend.visitorAs('mustchange');
    const wrong = await change(visitor, 'not it', newPassword);
    expect(wrong.body).toMatchObject({
      code: 400,
      errors: { oldPassword: "This isn't your current password." },
    });
    for (const weak of ['abc', 'mustchange@cabrank.test', 'password123', DEMO_PASSWORD, 'x'.repeat(201)]) {
      expect((await change(visitor, DEMO_PASSWORD, weak)).body, weak).toMatchObject({
        code: 400,
        errors: { newPassword: expect.any(String) as string },
      });
    }
    expect((await visitor.call('getUser')).body.response).toMatchObject({ mustChangePassword: true });

    expect((await change(visitor, DEMO_PASSWORD, newPassword)).status).toBe(200);
    expect((await visitor.call('getUser')).body.response).toMatchObject({
      mustChangePassword: false,
      canBook: true,
    });
    expect((await elsewhere.call('getUser')).body.response).toBeNull();
    expect((await backend.visitor().signIn('mustchange')).status).toBe(401);
  });
});

describe('closing an account', () => {
  it('ends every session and deletes all data of the customer', async () => {
    const visitor = await backend.visitorAs('business');
    const elsewhere = await backend.visitorAs('business');
    const member = await backend.visitorAs('member');
    const closing = await userOf(backend, 'business');
    expect((await visitor.call('deleteProfile', { params: params('business') })).status).toBe(200);
    expect(visitor.cookie()).toBeNull();
    for (const one of [visitor, elsewhere]) expect((await one.call('getUser')).body.response).toBeNull();
    expect((await backend.visitor().signIn('business')).status).toBe(401);
    const seen = await member.call('viewBusinessCards', { params: params('member') });
    expect(seen.body.response).toEqual([]);
    const left = await everythingStored(backend.services.executor);
    for (const trace of [closing.id, closing.email, 'Murphy', closing.phone]) {
      expect(left.includes(String(trace)), String(trace)).toBe(false);
    }
  });

  it('deletes what is stored under the address or the uuid or was emailed, and nothing of anyone else', async () => {
    const visitor = await backend.visitorAs('premium');
    const { executor, mail, accountUsers, clock } = backend.services;
    const closing = await userOf(backend, 'premium');
    const invitation = { email: closing.email, created_at: clock.now() };
    const account = await executor
      .insertInto('card_accounts')
      .values({
        owner_id: closing.id,
        ref: 'BYRNE1',
        nickname: 'Byrne Ltd',
        active: true,
        premium: false,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const other = await executor
      .insertInto('card_accounts')
      .values({
        owner_id: uuidOf('standard'),
        ref: 'KELLY1',
        nickname: 'Kelly Ltd',
        active: true,
        premium: false,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await executor
      .insertInto('account_invitations')
      .values({ ...invitation, account_id: other.id })
      .execute();
    await accountUsers.invite(closing, account.id, 'friend@elsewhere.test');
    await addCard(visitor, 'premium', { number: '4000002500003155', random: 'closing' });
    const contact = (email: string, message: string) =>
      backend.visitor().call('sendContactMessage', { form: { ...contactForm, email, message } });
    await contact('Premium@Cabrank.test', 'I want to close my account');
    await contact('friend@elsewhere.test', 'Write to premium@cabrank.test.');
    await contact('not-premium@cabrank.test', 'A message of somebody else');
    await contact('premium@cabrank.test.example', 'One more of somebody else');
    await mail.send({ kind: 'booking', to: 'PREMIUM@cabrank.test', subject: 'Hello', paragraphs: ['Hello'] });

    expect((await visitor.call('deleteProfile', { params: params('premium') })).status).toBe(200);
    const left = (await everythingStored(executor)).toLowerCase();
    expect(left).not.toContain(closing.id);
    expect(left).not.toContain('byrne');
    expect(left).not.toMatch(/(?<!not-)premium@cabrank\.test(?!\.example)/u);
    expect(left).toContain('a message of somebody else');
    expect(left).toContain('one more of somebody else');
  });
});
