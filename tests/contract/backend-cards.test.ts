import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, tokenFor } from '../support/backend/backend-cards';
import { describeCards } from '../support/contract/describe-cards';
import { openSimulated } from '../support/contract/payments-rigs';

describeCards(openSimulated);

describe('the simulated provider', () => {
  let backend: TestBackend;
  let visitor: Visitor;

  beforeAll(async () => {
    backend = await createTestBackend();
    visitor = await backend.visitorAs('new');
  });
  afterAll(() => backend.app.close());

  const names = async (): Promise<string[]> => (await cardsOf(visitor, 'new')).map(({ name }) => name);

  it('refuses an expiry in the past, and accepts the current month', async () => {
    const past = await addCard(visitor, 'new', { random: 'e1', expiry: { month: 10, year: 2026 } });
    expect(past.body).toMatchObject({ code: 400, stripe: true, message: 'Your card has expired.' });
    const now = await addCard(visitor, 'new', { random: 'e2', expiry: { month: 11, year: 2026 } });
    expect(now.body.response).toMatchObject({ expired: false, expiresSoon: true });
    await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor('4242424242424242', 'e2') } });
    expect(await names()).toEqual([]);
  });

  it.each([
    ['6759649826438453', 'maestro'],
    ['4242', 'generic'],
  ])('treats %s as %s', async (number, type) => {
    const answer = await addCard(visitor, 'new', { number, random: `b${type}` });
    expect(answer.body.response).toMatchObject({ type });
  });
});
