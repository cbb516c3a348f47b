import { describe, expect, it } from 'vitest';
import { byrneDesign, everyday, jointAccount, oldOne, personalPremium } from '../../../machines/samples';
import { accountUse, cardUse, isChangeable, subscriptionUse } from '../../../src/domain/cards/card-use';

const paid = { cardAccounts: [byrneDesign], subscriptions: [personalPremium] };
const own = () => true;

describe('what a card pays for', () => {
  it('is the account or the subscription that names it, by either of its ids', () => {
    expect(cardUse(jointAccount, paid, own)).toEqual(accountUse(byrneDesign, true));
    expect(cardUse(everyday, paid, own)).toEqual(subscriptionUse(personalPremium));
    const byOtherId = {
      cardAccounts: [{ ...byrneDesign, cardId: jointAccount.cardId }],
      subscriptions: [{ ...personalPremium, cardId: everyday.cardId, bookingCardId: null }],
    };
    expect(cardUse(jointAccount, byOtherId, own)?.kind).toBe('account');
    expect(cardUse(everyday, byOtherId, own)?.kind).toBe('subscription');
  });

  it('is the subscription whose bookings it pays for', () => {
    const subscriptions = [{ ...personalPremium, cardId: jointAccount.id, bookingCardId: oldOne.id }];
    expect(cardUse(oldOne, { cardAccounts: [], subscriptions }, own)).toEqual({
      kind: 'subscription',
      id: personalPremium.id,
      type: 'personal',
      cardId: jointAccount.id,
      changeable: false,
    });
  });

  it('can be changed at a subscription that it pays, even if it pays for the bookings too', () => {
    for (const bookingCardId of [everyday.id, oldOne.id, null]) {
      const subscriptions = [{ ...personalPremium, cardId: everyday.cardId, bookingCardId }];
      expect(cardUse(everyday, { cardAccounts: [], subscriptions }, own)).toMatchObject({ changeable: true });
    }
  });

  it('cannot be changed at a subscription that uses it only for bookings', () => {
    for (const cardId of [everyday.id, null]) {
      const subscriptions = [{ ...personalPremium, cardId, bookingCardId: oldOne.cardId }];
      expect(cardUse(oldOne, { cardAccounts: [], subscriptions }, own)).toMatchObject({ changeable: false });
    }
  });

  it('is nothing for an unused card', () => {
    expect(cardUse(oldOne, paid, own)).toBeNull();
    const unnamed = { cardAccounts: [{ ...byrneDesign, cardId: null }], subscriptions: [] };
    expect(cardUse({ ...oldOne, cardId: null }, unnamed, own)).toBeNull();
  });

  it('is the account first, if an account and a subscription name it', () => {
    const both = { ...paid, subscriptions: [{ ...personalPremium, cardId: jointAccount.id }] };
    expect(cardUse(jointAccount, both, own)?.kind).toBe('account');
  });

  it('can be changed at a Premium account only by its owner', () => {
    expect(accountUse(byrneDesign, true)).toMatchObject({ changeable: true });
    expect(accountUse(byrneDesign, false)).toMatchObject({ changeable: false });
    expect(accountUse({ ...byrneDesign, isPremium: false }, true)).toMatchObject({ changeable: false });
    expect(cardUse(jointAccount, paid, () => false)).toMatchObject({ changeable: false });
  });

  it('can be changed where it is marked as changeable', () => {
    const uses = [
      subscriptionUse(personalPremium),
      subscriptionUse(personalPremium, false),
      accountUse(byrneDesign, true),
      accountUse(byrneDesign, false),
    ];
    expect(uses.map(isChangeable)).toEqual([true, false, true, false]);
  });
});
