import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

describe('a character that database texts cannot contain', () => {
  it('is refused in a form field without a server error', async () => {
    const answer = await backend.visitor().call('login', { form: { email: 'a\0b', password: 'secret' } });
    expect(answer.status).toBe(400);
  });

  it('is refused deep in a JSON body', async () => {
    const customer = await backend.visitorAs('new');
    const answer = await customer.call('addCard', {
      params: { uuid: uuidOf('new') },
      json: {
        paymentMethod: { token: 'pm_sandbox_card_1', last4: '4242', exp_month: 1, exp_year: 2030 },
        requestType: 'personal',
        cardNickName: 'Every\0day',
        recaptchaToken: '',
      },
    });
    expect(answer.status).toBe(400);
  });
});
