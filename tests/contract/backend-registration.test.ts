import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION_LIFETIME_MS } from '../../src/server/backend/limits';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { cardResult } from '../support/contract/access/access-cells';
import { creditRequest, registrationOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  type TestBackend,
  type Visitor,
  type WireAnswer,
} from '../support/backend/backend';
import { intentOf, settle } from '../support/backend/backend-cards';

let backend: TestBackend;
let count = 0;
const unique = (): string => `v${(count += 1)}`;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
});
afterAll(() => backend.app.close());

const uuidIn = ({ body }: WireAnswer): string => (body.response as { readonly uuid: string }).uuid;
const mailedTo = async (email: string): Promise<string> =>
  (await backend.services.mail.outbox()).find(
    ({ kind, recipient }) => kind === 'temporary-password' && recipient === email,
  )?.body ?? '';
const passwordMailedTo = async (email: string): Promise<string> =>
  /password is (\S+)/u.exec(await mailedTo(email))?.[1] ?? '';
async function signInWithMail(email: string): Promise<Visitor> {
  const visitor = backend.visitor();
  const form = { email, password: await passwordMailedTo(email) };
  expect((await visitor.call('login', { form })).status).toBe(200);
  return visitor;
}
const userOf = async (visitor: Visitor) => (await visitor.call('getUser')).body.response;
const userCount = async (): Promise<number> =>
  (await backend.services.executor.selectFrom('users').select('id').execute()).length;

describe('registration', () => {
  it('emails a temporary password, which must be changed at the first login', async () => {
    const json = { ...registrationOf('standard', unique()), card: null };
    const visitor = backend.visitor();
    const answer = await visitor.call('register', { json });
    expect(answer.status).toBe(200);
    expect(visitor.cookies()).toMatch(/^cabrank_registration=[\w-]{22}$/u);
    expect((await visitor.call('getUser')).body.response).toBeNull();
    expect(await mailedTo(json.email)).toContain(`/notify/new-user/${uuidIn(answer)}`);
    expect(await userOf(await signInWithMail(json.email))).toMatchObject({
      uuid: uuidIn(answer),
      first_name: 'Orla',
      location: '/new-booking',
      phone: '+353851234567',
      mustChangePassword: true,
      canBook: false,
      admin: false,
      profileType: 'standard',
    });
  });

  it.each(['personal', 'business'])('with Premium: %s', async (type) => {
    const json = registrationOf(type, unique());
    expect((await backend.visitor().call('subscribe', { json })).status).toBe(200);
    expect(await userOf(await signInWithMail(json.email))).toMatchObject({
      premium: true,
      profileType: type,
    });
  });

  it('with an application for Business+', async () => {
    const creditAccount = { ...creditRequest, authorised: true, readTerms: true };
    const json = { ...registrationOf('bill_pay', unique()), card: null, creditAccount };
    const answer = await backend.visitor().call('register', { json });
    const customer = await signInWithMail(json.email);
    const { body } = await customer.call('viewAccounts', { params: { uuid: uuidIn(answer) } });
    expect(body.response).toMatchObject([{ status: 'pending' }]);
  });

  it.each([
    [{ firstName: 'O' }, { firstName: 'Invalid First Name.' }],
    [
      { phoneNumber: '1' },
      { phoneNumber: 'Please check the phone number, including the prefix, and try again.' },
    ],
    [{ email: 'orla' }, { email: 'Invalid e-mail address.' }],
    [{ requestType: 'hospitality' }, { requestType: 'Please choose one of the options.' }],
    [{ requestType: 'personal', card: null }, { card: 'Required.' }],
  ])('leaves nothing behind when it is refused with %j', async (wrong, errors) => {
    const before = await userCount();
    const json = { ...registrationOf('standard', unique()), ...wrong };
    const visitor = backend.visitor();
    expect((await visitor.call('register', { json })).body).toMatchObject({ code: 400, errors });
    expect(await userCount()).toBe(before);
    expect(visitor.cookies()).toBe('');
  });

  it('accepts no registered address, in any letter case, and names the field', async () => {
    const json = { ...registrationOf('standard', unique()), email: ' Standard@Cabrank.test' };
    const { body } = await backend.visitor().call('register', { json });
    expect(body).toMatchObject({ code: 409, errors: { email: expect.any(String) as string } });
  });

  it('cannot create an admin', async () => {
    const json = {
      ...registrationOf('standard', unique()),
      admin: true,
      uuid: 'x',
      premium: true,
      can_book: false,
    };
    await backend.visitor().call('register', { json });
    expect(await userOf(await signInWithMail(json.email))).toMatchObject({ admin: false, premium: false });
  });
});

describe('a registration whose card is not confirmed yet', () => {
  it('recognises the visitor by the cookie alone: 402, confirmation', async () => {
    const visitor = backend.visitor();
    const json = registrationOf('personal', unique(), '4000002500003155');
    const asked = await visitor.call('subscribe', { json });
    expect(asked.status).toBe(402);
    const paymentIntent = intentOf(asked);
    await settle(visitor, paymentIntent, 'succeeded');
    const confirmed = { json: { ...json, card: { ...json.card, paymentIntent } } };
    expect((await backend.visitor().call('subscribe', confirmed)).status).toBe(400);
    const answer = await visitor.call('subscribe', confirmed);
    expect(answer.status).toBe(200);
    expect(uuidIn(answer)).toBe(uuidIn(asked));
    expect(await userOf(await signInWithMail(json.email))).toMatchObject({ premium: true });
  });

  it('names the account with a card error; save-card completes it', async () => {
    const visitor = backend.visitor();
    const json = registrationOf('business', unique(), '4000000000000002');
    const refused = await visitor.call('register', { json });
    expect(refused.body).toMatchObject({ code: 400, stripe: true, message: 'Your card was declined.' });
    const card = { json: { card: cardResult(unique()), requestType: 'business', recaptchaToken: '' } };
    expect((await backend.visitor().call('registerSaveCard', card)).status).toBe(401);
    expect(uuidIn(await visitor.call('registerSaveCard', card))).toBe(uuidIn(refused));
    expect(await userOf(await signInWithMail(json.email))).toMatchObject({
      uuid: uuidIn(refused),
      premium: true,
      profileType: 'business',
    });
  });

  it('is replaced by another attempt of the same visitor, even with another address', async () => {
    const visitor = backend.visitor();
    const first = registrationOf('personal', unique(), '4000000000000002');
    const before = await userCount();
    const refused = await visitor.call('register', { json: first });
    const second = { ...registrationOf('standard', unique()), card: null };
    const answer = await visitor.call('register', { json: second });
    expect(uuidIn(answer)).toBe(uuidIn(refused));
    expect(await userCount()).toBe(before + 1);
    expect(await userOf(await signInWithMail(second.email))).toMatchObject({
      email: second.email,
      premium: false,
    });
    const again = await visitor.call('register', { json: second });
    expect(again.body).toMatchObject({ code: 409, errors: { email: expect.any(String) as string } });
  });

  it('is recognised only for a limited time', async () => {
    const visitor = backend.visitor();
    await visitor.call('register', { json: registrationOf('personal', unique(), '4000000000000002') });
    backend.clock.advance(REGISTRATION_LIFETIME_MS + 1000);
    const json = { card: cardResult(unique()), requestType: 'personal', recaptchaToken: '' };
    expect((await visitor.call('registerSaveCard', { json })).status).toBe(401);
  });

  it('is executed once for a repeated key, and recognises the visitor whose response was lost', async () => {
    const json = registrationOf('personal', unique(), '4000002500003155');
    const headers = { 'idempotency-key': `registration-${unique()}` };
    const before = await userCount();
    const lost = await backend.visitor().call('subscribe', { json, headers });
    const visitor = backend.visitor();
    const again = await visitor.call('subscribe', { json, headers });
    expect(again.body).toEqual(lost.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await userCount()).toBe(before + 1);
    const paymentIntent = intentOf(again);
    await settle(visitor, paymentIntent, 'succeeded');
    const confirmed = { ...json, card: { ...json.card, paymentIntent } };
    expect((await visitor.call('subscribe', { json: confirmed })).status).toBe(200);
  });
});
