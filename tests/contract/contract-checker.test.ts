import { describe, expect, it } from 'vitest';
import { checkAnswer, checkedAnswers } from '../support/contract/contract-checker';

const card = {
  id: 41,
  name: 'Everyday card',
  lastFour: '4242',
  type: 'visa',
  expired: false,
  expiresSoon: false,
};

describe('the contract checker', () => {
  it('accepts a response that follows the contract, and counts it', () => {
    const before = checkedAnswers().get('viewCards 200') ?? 0;
    checkAnswer('viewCards', 200, { code: 200, response: [card, { ...card, id: 'b', card_id: null }] });
    expect(checkedAnswers().get('viewCards 200')).toBe(before + 1);
  });

  it.each([
    ['a missing field', { code: 200, response: [{ ...card, name: undefined }] }, /required property 'name'/u],
    [
      'a field of another type',
      { code: 200, response: [{ ...card, expired: 'no' }] },
      /expired must be boolean/u,
    ],
    [
      'an unknown value',
      { code: 200, response: [{ ...card, type: 'diners' }] },
      /one of the allowed values/u,
    ],
    ['a field that nobody documented', { code: 200, response: [{ ...card, cardId: 1 }] }, /cardId/u],
    ['an envelope with a field too many', { code: 200, response: [], status: 'ok' }, /status/u],
    ['an object in place of the list', { code: 200, response: { items: [] } }, /must be array/u],
    ['a missing response', { code: 200 }, /required property 'response'/u],
    ['a missing code', { response: [] }, /required property 'code'/u],
    ['a code that is no success', { code: 500, response: [] }, /allowed values/u],
  ])('refuses %s', (_, body, problem) => {
    const wire: unknown = JSON.parse(JSON.stringify(body));
    expect(() => checkAnswer('viewCards', 200, wire)).toThrow(problem);
  });

  it('refuses a user with a misspelt name inside impersonate', () => {
    const user = {
      uuid: 'a',
      first_name: 'Ada',
      last_name: 'Byrne',
      email: 'ada@cabrank.test',
      admin: false,
      guest: false,
      canBook: true,
      mustChangePassword: false,
      premium: false,
      receivedPremiumDiscount: false,
    };
    checkAnswer('getUser', 200, { code: 200, response: { ...user, impersonate: user } });
    const misspelt = { ...user, firstName: 'Ada' };
    const inside = { code: 200, response: { ...user, impersonate: misspelt } };
    expect(() => checkAnswer('getUser', 200, inside)).toThrow(/firstName/u);
  });

  it('refuses a 402 without a secret', () => {
    checkAnswer('addCard', 402, {
      code: 402,
      stripe_action: { setup_intent_client_secret: 'seti_1_secret_2' },
    });
    expect(() => checkAnswer('addCard', 402, { code: 402, stripe_action: {} })).toThrow(
      /setup_intent_client_secret/u,
    );
  });

  it('refuses a status that the operation does not document, and an unknown operation', () => {
    expect(() => checkAnswer('getConfig', 402, { code: 402 })).toThrow(/no answer with status 402/u);
    expect(() => checkAnswer('getCinema', 200, { code: 200 })).toThrow(/no operation getCinema/u);
  });

  it('requires Retry-After where the contract does', () => {
    const body = { code: 429, message: 'Please wait.' };
    checkAnswer('login', 429, body, { 'retry-after': '60' });
    expect(() => checkAnswer('login', 429, body, {})).toThrow(/Retry-After is missing/u);
  });
});
