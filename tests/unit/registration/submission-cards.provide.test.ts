import { describe, expect, it } from 'vitest';
import type { CardToken } from '../../../src/domain/entities';
import { addProfile, paidCard, register, submit, subscribe } from '../../support/system/provide/payloads';
import { card, niamh } from '../../support/system/provide/wizard-world';

describe('the payload of another card', () => {
  const another: CardToken = { token: 'card-2', last4: '4444', expMonth: 1, expYear: 2030 };
  const refused = { code: 400, stripe: true, message: 'Your card was declined.', response: { uuid: 'v1' } };
  const done = { code: 200, response: { uuid: 'v1' } };

  it.each([
    ['/api/register', register()],
    ['/api/premium/subscribe', subscribe],
    ['/api/premium/subscribe/add-profile', addProfile()],
  ] as const)('goes to save-card for %s, with only the card and its type', async (url, mode) => {
    const world = { user: niamh, answers: [refused, done] };
    const sent = await submit(mode, { profileType: 'business', card }, world, another);
    expect(sent.map((call) => call.url)).toEqual([url, `${url}/save-card`]);
    expect(sent[1]).toStrictEqual({
      method: 'POST',
      url: `${url}/save-card`,
      key: 'press-2',
      body: {
        card: { token: 'pm of card-2', last4: '4444', exp_month: 1, exp_year: 2030 },
        requestType: 'business',
        recaptchaToken: 'token for register_card',
      },
    });
  });

  it.each([
    ['payment_intent_client_secret', 'pi_1', 'paymentIntent'],
    ['setup_intent_client_secret', 'seti_1', 'setupIntent'],
  ] as const)('after %s has the intent under the name of its kind', async (secret, intentId, name) => {
    const required = {
      code: 402,
      stripe_action: { [secret]: `${intentId}_secret_x` },
      response: { uuid: 'v1' },
    };
    const first = await submit(
      register(),
      { profileType: 'personal', card },
      { answers: [required, done], intentId },
    );
    expect(first.map(({ url, key }) => [url, key])).toEqual([
      ['/api/register', 'press-1'],
      ['/api/register', `press-1.${intentId}`],
    ]);
    expect(first[1]?.body).toStrictEqual({
      ...(first[0]?.body as object),
      card: { ...paidCard, [name]: intentId },
    });
    const saved = await submit(
      register(),
      { profileType: 'personal', card },
      { answers: [refused, required, done], intentId },
      card,
    );
    expect(saved.map(({ url }) => url)).toEqual([
      '/api/register',
      '/api/register/save-card',
      '/api/register/save-card',
    ]);
    expect(saved[2]?.body).toStrictEqual({
      card: { ...paidCard, [name]: intentId },
      requestType: 'personal',
      recaptchaToken: 'token for register_card',
    });
  });

  it('follows the deletion of the unconfirmed card, which happens once whatever the response', async () => {
    const required = {
      code: 402,
      stripe_action: { setup_intent_client_secret: 'seti_1_secret_x' },
      response: { uuid: 'v1' },
    };
    const world = { answers: [required, { code: 500 }, { code: 200 }, done], intentId: null };
    const sent = await submit(register(), { profileType: 'personal', card }, world, another);
    const deletion = ['DELETE', '/api/user/cards/delete/pm%20of%20card-1', 'press-1.delete'];
    expect(sent.map(({ method, url, key }) => [method, url, key])).toEqual([
      ['POST', '/api/register', 'press-1'],
      deletion,
      deletion,
      ['POST', '/api/register/save-card', 'press-2'],
    ]);
  });
});
