import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { newPassword, settingsForm } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard } from '../support/backend/backend-cards';

/** Without `look-only` an admin acts at once. */
const atOnce = servedGroups.filter((group) => group !== 'look-only');

let backend: TestBackend;
let admin: Visitor;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: atOnce } });
  admin = await backend.visitorAs('admin');
});
afterAll(() => backend.app.close());

const uuid = uuidOf('mustchange');
const begin = (reason: string, customer = uuid) =>
  admin.call('impersonate', { params: { uuid: customer }, form: { reason } });
const audit = async () =>
  (await admin.call('getAudit')).body.response as readonly Readonly<Record<string, unknown>>[];

describe('an admin who acts as a customer', () => {
  it('must give a reason and a customer', async () => {
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      expect((await begin(reason)).body).toMatchObject({
        code: 400,
        errors: { reason: expect.any(String) as string },
      });
    }
    const guest = backend.visitor();
    await guest.call('startGuest', { form: { name: 'Una', phone: '+353851234567' } });
    const guestUser = (await guest.call('getUser')).body.response as { readonly uuid: string };
    for (const nobody of [uuidOf('admin'), guestUser.uuid, 'x', uuidOf('standard').replace(/1$/u, '0')]) {
      expect((await begin('Help', nobody)).status, nobody).toBe(404);
    }
    expect((await admin.call('getUser')).body.response).toMatchObject({ impersonate: null });
  });

  it('is treated as the customer, not as an admin, until they return', async () => {
    expect((await begin(' Help with a card ')).status).toBe(200);
    expect((await admin.call('getUser')).body.response).toMatchObject({
      uuid: uuidOf('admin'),
      admin: true,
      impersonate: { uuid, first_name: 'Conor', admin: false, mustChangePassword: true, canBook: true },
      impersonation: { reason: 'Help with a card', startedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect((await admin.call('viewCards', { params: { uuid } })).status).toBe(200);
    expect((await admin.call('viewCards', { params: { uuid: uuidOf('admin') } })).status).toBe(403);
    expect((await admin.call('getAdminNav')).status).toBe(403);
    expect((await begin('Another one', uuidOf('standard'))).status).toBe(403);
    expect((await admin.call('getNav')).body.response).toContainEqual(
      expect.objectContaining({ link_name: '/profile' }) as unknown,
    );
  });

  it('may enter a card and save settings, but neither change the password nor close the account', async () => {
    expect((await addCard(admin, 'mustchange', { random: 'acting' })).status).toBe(200);
    const form = { ...settingsForm, firstName: 'Conor', lastName: 'Nolan' };
    expect((await admin.call('updateSettings', { params: { uuid }, form })).status).toBe(200);
    const passwords = { oldPassword: DEMO_PASSWORD, newPassword, recaptchaToken: '' };
    expect((await admin.call('changePassword', { params: { uuid }, form: passwords })).status).toBe(403);
    expect((await admin.call('deleteProfile', { params: { uuid } })).status).toBe(403);
    const settings = (await admin.call('viewSettings', { params: { uuid } })).body.response;
    expect(settings).toMatchObject({ showDelete: false });
    await backend.visitorAs('mustchange');
  });

  it('can return, and what was done stays recorded, for the customer too', async () => {
    expect((await admin.call('endImpersonation')).status).toBe(200);
    expect((await admin.call('endImpersonation')).status).toBe(200);
    expect((await admin.call('getUser')).body.response).toMatchObject({ admin: true, impersonate: null });
    const done = { admin: 'Fionnuala Quinn', customer: 'Conor Nolan', reason: 'Help with a card' };
    expect(await audit()).toMatchObject([
      { ...done, action: 'Returned to the admin panel' },
      { ...done, action: 'Saved the settings' },
      { ...done, action: 'Added a card' },
      { ...done, action: 'Signed in as the customer' },
    ]);
    const starts = (await audit()).map(({ sessionStart }) => sessionStart);
    expect([new Set(starts).size, starts[0]]).toEqual([1, expect.stringMatching(/^\d{4}-.+Z$/u)]);
    const customer = await backend.visitorAs('mustchange');
    const { body } = await customer.call('getCustomerAudit', { params: { uuid } });
    expect(body.response).toHaveLength(4);
    await addCard(customer, 'mustchange', { random: 'own' });
    expect(await audit()).toHaveLength(4);
  });

  it('is an admin again when the customer closes the account, and the customer is no longer named', async () => {
    await begin('Once more');
    const customer = await backend.visitorAs('mustchange');
    expect((await customer.call('deleteProfile', { params: { uuid } })).status).toBe(200);
    expect((await admin.call('getUser')).body.response).toMatchObject({ admin: true, impersonate: null });
    expect((await audit())[0]).toMatchObject({ action: 'Signed in as the customer', customer: null });
  });

  it('ends the whole session with a logout', async () => {
    await begin('The last time', uuidOf('standard'));
    await admin.call('logout');
    expect((await admin.call('getUser')).body.response).toBeNull();
    admin = await backend.visitorAs('admin');
    expect((await audit())[0]).toMatchObject({ action: 'Returned to the admin panel' });
  });
});

describe('groups that are off', () => {
  it('answer 404 as soon as they are switched off, to any caller, and are not listed', async () => {
    await backend.services.switches.change({ extensions: ['sandbox'] });
    const nobody = backend.visitor();
    const form = { email: 'standard@cabrank.test', password: DEMO_PASSWORD };
    expect((await nobody.call('login', { form })).status).toBe(404);
    expect((await nobody.call('getConfig')).body.response).toMatchObject({ extensions: ['sandbox'] });
    await backend.services.switches.restore();
    expect((await nobody.call('login', { form })).status).toBe(200);
  });

  it('without idempotency: a key has no effect', async () => {
    const visitor = await backend.visitorAs('premium');
    await backend.services.switches.change({ extensions: ['auth'] });
    const headers = { 'idempotency-key': 'no-meaning' };
    await addCard(visitor, 'premium', { random: 'one', headers });
    expect((await addCard(visitor, 'premium', { random: 'two', headers })).status).toBe(200);
    await backend.services.switches.restore();
  });
});
