import { describe, expect, it } from 'vitest';
import { addCard, deleteCardByToken } from '../../src/api/calls/cards';
import { endImpersonation } from '../../src/api/calls/admin';
import { login, logout } from '../../src/api/calls/auth';
import { register } from '../../src/api/calls/registration';
import { getUser } from '../../src/api/calls/start';
import { cancelSubscription } from '../../src/api/calls/subscriptions';
import { clientAgainst, refusalOf } from '../support/backends/client-under-test';
import { html, json, type Behaviour } from '../support/backends/stand-in-server';

const newCard = {
  paymentMethod: { token: 'pm_1', last4: '4242', exp_month: 4, exp_year: 2031 },
  cardNickName: 'Everyday',
  recaptchaToken: '',
};

describe('who is signed in', () => {
  it.each<[string, Behaviour]>([
    ['a null response', json({ code: 200, response: null })],
    ['no response', json({ code: 200 })],
    ['a 401', json({ code: 401, message: 'No.' }, 401)],
    ['a 401 with a response', json({ code: 401, response: { reason: 'expired' } }, 401)],
    ['a 401 with a page', html('<p>Sign in</p>', 401)],
  ])('is no one with %s, and no re-check follows', async (_, behaviour) => {
    const { client, events, notices } = await clientAgainst(() => behaviour);
    expect(await getUser(client, { errorNotice: true })).toBeNull();
    expect(events).toEqual([]);
    expect(notices).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['an error', json({ code: 500 }, 500)],
    ['a broken connection', { kind: 'reset' }],
    ['a missing code', json({ response: null })],
    ['half a user', json({ code: 200, response: { uuid: 'u' } })],
  ])('is unknown with %s', async (_, behaviour) => {
    const { client } = await clientAgainst(() => behaviour);
    await refusalOf(getUser(client));
  });
});

describe('signing in and out', () => {
  it('counts a 401 on logout as logged out, without a notice', async () => {
    const { client, events, notices } = await clientAgainst(() => json({ code: 401, message: 'No.' }, 401));
    expect(await logout(client)).toEqual({ location: null });
    expect(events).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('takes the location of logout from the root or the response, and shows no notice', async () => {
    const answers = [json({ code: 200, location: '/a' }), json({ code: 200, response: { location: '/b' } })];
    const { client, notices } = await clientAgainst(() => answers.shift() ?? json({}));
    expect(await logout(client)).toEqual({ location: '/a' });
    expect(await logout(client)).toEqual({ location: '/b' });
    expect(notices).toEqual([]);
  });

  it.each([
    ['logout', logout],
    ['the end of an impersonation', endImpersonation],
  ])('shows the error of %s, which is a GET, but not its success', async (_, call) => {
    const answers = [json({ code: 200, message: 'Bye.' }), json({ code: 500, message: 'Not now.' }, 500)];
    const { client, notices } = await clientAgainst(() => answers.shift() ?? json({}));
    await call(client);
    expect(notices).toEqual([]);
    await refusalOf(call(client));
    expect(notices).toEqual([{ type: 'error', title: 'Error!', message: ['Not now.'] }]);
  });

  it('distinguishes wrong credentials from a session that has ended', async () => {
    const { client, events } = await clientAgainst(() =>
      json({ code: 401, message: 'Wrong password.' }, 401),
    );
    const error = await refusalOf(login(client, { email: 'a@cabrank.test', password: 'x' }));
    expect(error).toMatchObject({ kind: 'unauthorized', messages: ['Wrong password.'] });
    expect(events).toEqual([]);
  });
});

describe('adding and deleting cards', () => {
  it.each<[string, object]>([
    ['no card', {}],
    ['half a card', { response: { id: 4 } }],
    ['something else', { response: 'ok' }],
  ])('treats %s in the response as a saved card that must be looked up', async (_, more) => {
    const { client, notices } = await clientAgainst(() => json({ code: 200, message: 'Added.', ...more }));
    expect(await addCard(client, 'u', newCard)).toEqual({ kind: 'saved', card: null });
    expect(notices).toHaveLength(1);
  });

  it('sends setupIntent at the root only when it submits again', async () => {
    const { client, server } = await clientAgainst(() => json({ code: 200 }));
    await addCard(client, 'u', newCard);
    await addCard(client, 'u', { ...newCard, setupIntent: 'seti_1' });
    const bodies = server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies[0]).toEqual({ ...newCard, requestType: 'personal' });
    expect(bodies[1]).toEqual({ ...newCard, requestType: 'personal', setupIntent: 'seti_1' });
  });

  it('does not accept a payment intent instead of a setup intent', async () => {
    const wrong = { code: 402, stripe_action: { payment_intent_client_secret: 'pi_1_secret_2' } };
    const { client } = await clientAgainst(() => json(wrong, 402));
    expect((await refusalOf(addCard(client, 'u', newCard))).kind).toBe('malformed');
  });

  it.each<[string, Behaviour]>([
    ['an answer', json({ code: 404, message: 'Unknown.' }, 404)],
    ['a page', html('<p>Not found</p>', 404)],
  ])('counts an unknown token, given by %s, as deleted without a notice', async (_, behaviour) => {
    const { client, notices } = await clientAgainst(() => behaviour);
    await expect(deleteCardByToken(client, 'pm_1')).resolves.toBeUndefined();
    expect(notices).toEqual([]);
  });

  it('reports a failed deletion by token only to the flow', async () => {
    const { client, notices, events } = await clientAgainst(() => json({ code: 401 }, 401));
    expect((await refusalOf(deleteCardByToken(client, 'pm_1'))).code).toBe(401);
    expect([...notices, ...events]).toEqual([]);
  });
});

describe('other calls', () => {
  it('cancels a subscription without a body if no reason is given', async () => {
    const { client, server } = await clientAgainst(() => json({ code: 200 }));
    await cancelSubscription(client, 'u', '3', null);
    expect(server.requests[0]).toMatchObject({ method: 'DELETE', body: '' });
  });

  it('keeps the uuid of a registration whose card was refused', async () => {
    const refusal = { code: 400, stripe: true, message: 'Declined.', response: { uuid: 'new' } };
    const { client } = await clientAgainst(() => json(refusal, 400));
    const person = {
      firstName: 'Seán',
      lastName: 'Byrne',
      phoneNumber: '+353871234567',
      email: 'a@cabrank.test',
    };
    const call = register(client, { ...person, requestType: 'standard', recaptchaToken: '' });
    expect(await refusalOf(call)).toMatchObject({ stripe: true, response: { uuid: 'new' } });
  });
});
