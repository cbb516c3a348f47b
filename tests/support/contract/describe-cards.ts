import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidOf, type TestBackend, type Visitor } from '../backend/backend';
import { addCard, cardsOf, intentOf, tokenFor, type WireCard } from '../backend/backend-cards';
import type { OpenPayments, PaymentsRig } from './payments-rigs';

const CHALLENGED = '4000002500003155';

/** Tests the calls for a customer's cards with any provider (S7.calls.12, S7.calls.13, S7.calls.14, D4.11). */
export function describeCards(open: OpenPayments): void {
  let rig: PaymentsRig;
  let backend: TestBackend;
  let visitor: Visitor;

  beforeAll(async () => {
    rig = await open();
    ({ backend } = rig);
    visitor = await backend.visitorAs('new');
  });
  afterAll(() => rig.close());

  const end: PaymentsRig['settle'] = (intent, outcome) => rig.settle(intent, outcome);
  const names = async (): Promise<string[]> => (await cardsOf(visitor, 'new')).map(({ name }) => name);

  describe('cards/add', () => {
    it.each([
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000009995', 'Your card has insufficient funds.'],
      ['4000000000009987', 'Your card was declined.'],
      ['4000000000009979', 'Your card was declined.'],
      ['4000000000000069', 'Your card has expired.'],
      ['4000000000000127', "Your card's security code is incorrect."],
      ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
    ])('refuses %s: %s', async (number, message) => {
      const answer = await addCard(visitor, 'new', { number, random: `d${number.slice(-4)}` });
      expect(answer.body).toMatchObject({ code: 400, stripe: true, message });
      expect(await names()).toEqual([]);
    });

    it.each([
      ['4242424242424242', 'visa'],
      ['5555555555554444', 'mastercard'],
      ['378282246310005', 'amex'],
      ['4000000000000341', 'visa'],
    ])('treats %s as %s', async (number, type) => {
      const answer = await addCard(visitor, 'new', { number, random: `b${number.slice(-4)}` });
      expect(answer.body.response).toMatchObject({ type, lastFour: number.slice(-4) });
      const { id } = answer.body.response as WireCard;
      const removed = await visitor.call('deleteCard', {
        params: { uuid: uuidOf('new'), cardId: String(id) },
      });
      expect(removed.status).toBe(200);
    });

    it('checks the nickname: trimmed, 2 to 100 characters, no run of four digits', async () => {
      for (const nickname of ['x', ' x ', 'Card 1234', 'x'.repeat(101)]) {
        const { body } = await addCard(visitor, 'new', { random: 'n1', nickname });
        expect(body).toMatchObject({ code: 400, errors: { cardNickName: 'Invalid Card Nick Name' } });
      }
      const { body } = await addCard(visitor, 'new', { random: 'n2', nickname: '  My card ' });
      expect(body.response).toMatchObject({ name: 'My card' });
      await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor('4242424242424242', 'n2') } });
    });

    it('keeps the last nickname when a card is sent again after a lost response', async () => {
      const first = await addCard(visitor, 'new', { random: 'a1', nickname: 'First name' });
      const again = await addCard(visitor, 'new', { random: 'a1', nickname: 'Second name' });
      expect(again.status).toBe(200);
      expect(again.body.response).toEqual({ ...(first.body.response as WireCard), name: 'Second name' });
      expect(await names()).toEqual(['Second name']);
      await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor('4242424242424242', 'a1') } });
    });

    it('ignores unknown fields', async () => {
      const answer = await visitor.call('addCard', {
        params: { uuid: uuidOf('new') },
        json: {
          paymentMethod: {
            token: tokenFor('4242424242424242', 'm1'),
            last4: '4242',
            exp_month: 4,
            exp_year: 2031,
          },
          requestType: 'personal',
          cardNickName: 'Mine',
          recaptchaToken: '',
          user_id: uuidOf('standard'),
          uuid: uuidOf('standard'),
          expired: true,
          admin: true,
          premium: true,
        },
      });
      expect(answer.body.response).toMatchObject({ name: 'Mine', expired: false });
      expect((await visitor.call('getUser')).body.response).toMatchObject({ admin: false, premium: false });
      expect(await names()).toEqual(['Mine']);
      await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor('4242424242424242', 'm1') } });
    });
  });

  describe('3-D Secure on cards/add', () => {
    it.each([CHALLENGED, '4000000000003220', '4000002760003184'])(
      'attaches %s only if its intent succeeded and the second call contains it',
      async (number) => {
        const order = { number, random: `s${number.slice(-4)}` };
        const asked = await addCard(visitor, 'new', order);
        expect(asked.status).toBe(402);
        const setupIntent = intentOf(asked);
        const early = await addCard(visitor, 'new', { ...order, setupIntent });
        expect(early.body).toMatchObject({ code: 400, stripe: true });
        await end(setupIntent, 'succeeded');
        expect(await names()).toEqual([]);
        const added = await addCard(visitor, 'new', { ...order, setupIntent, nickname: 'Confirmed' });
        expect(added.body.response).toMatchObject({ name: 'Confirmed', lastFour: number.slice(-4) });
        expect(await names()).toEqual(['Confirmed']);
        const again = await addCard(visitor, 'new', { ...order, setupIntent, nickname: 'Confirmed' });
        expect(again.body.response).toEqual(added.body.response);
        await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor(number, order.random) } });
      },
    );

    it.each(['failed', 'canceled'] as const)(
      'attaches nothing, permanently, when the challenge %s',
      async (outcome) => {
        const order = { number: CHALLENGED, random: `f${outcome}` };
        const setupIntent = intentOf(await addCard(visitor, 'new', order));
        await end(setupIntent, outcome);
        await end(setupIntent, 'succeeded');
        const answer = await addCard(visitor, 'new', { ...order, setupIntent });
        expect(answer.body).toMatchObject({ code: 400, stripe: true });
        expect(answer.body.message).toMatch(/^We are unable to authenticate/u);
        expect(await names()).toEqual([]);
      },
    );

    it('refuses 1629 although its challenge succeeded', async () => {
      const order = { number: '4000008400001629', random: 'x1' };
      const setupIntent = intentOf(await addCard(visitor, 'new', order));
      await end(setupIntent, 'succeeded');
      const answer = await addCard(visitor, 'new', { ...order, setupIntent });
      expect(answer.body).toMatchObject({ code: 400, stripe: true, message: 'Your card was declined.' });
      expect(await names()).toEqual([]);
    });

    it("accepts no one else's intent, and none for another card", async () => {
      const first = { number: CHALLENGED, random: 'o1' };
      const setupIntent = intentOf(await addCard(visitor, 'new', first));
      await end(setupIntent, 'succeeded');
      const other = await addCard(visitor, 'new', { number: CHALLENGED, random: 'o2', setupIntent });
      expect(other.body).toMatchObject({ code: 400, stripe: true });
      const stranger = await backend.visitorAs('standard');
      expect((await addCard(stranger, 'standard', { ...first, setupIntent })).status).toBe(400);
      expect(await cardsOf(stranger, 'standard')).toHaveLength(3);
      expect(await names()).toEqual([]);
    });

    it('starts over with a new intent when the same card is sent again without one', async () => {
      const order = { number: CHALLENGED, random: 'r1' };
      const former = intentOf(await addCard(visitor, 'new', order));
      const setupIntent = intentOf(await addCard(visitor, 'new', order));
      expect(setupIntent).not.toBe(former);
      await end(former, 'succeeded');
      expect((await addCard(visitor, 'new', { ...order, setupIntent: former })).status).toBe(400);
      await end(setupIntent, 'succeeded');
      expect((await addCard(visitor, 'new', { ...order, setupIntent })).status).toBe(200);
      await visitor.call('deleteCardByToken', { params: { cardToken: tokenFor(CHALLENGED, 'r1') } });
    });
  });

  describe('delete by token', () => {
    it('removes without a session only a pending card', async () => {
      const nobody = backend.visitor();
      await addCard(visitor, 'new', { number: CHALLENGED, random: 'w1' });
      const waiting = { params: { cardToken: tokenFor(CHALLENGED, 'w1') } };
      expect((await nobody.call('deleteCardByToken', waiting)).status).toBe(200);
      await addCard(visitor, 'new', { random: 'w2' });
      const attached = { params: { cardToken: tokenFor('4242424242424242', 'w2') } };
      expect((await nobody.call('deleteCardByToken', attached)).status).toBe(404);
      expect((await (await backend.visitorAs('standard')).call('deleteCardByToken', attached)).status).toBe(
        404,
      );
      expect((await visitor.call('deleteCardByToken', attached)).status).toBe(200);
    });

    it('keeps a card that is in use', async () => {
      const business = await backend.visitorAs('business');
      const cards = await cardsOf(business, 'business');
      const events = cards.find(({ name }) => name === 'Events');
      const answer = await business.call('deleteCardByToken', {
        params: { cardToken: events?.paymentMethodId ?? '' },
      });
      expect(answer.body).toMatchObject({
        code: 409,
        message: [
          'This card is currently in use by a payment profile.',
          'Please attach a different card to your payment profile before deleting this card.',
        ],
      });
    });
  });
}
