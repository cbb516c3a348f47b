import { describe, expect, it } from 'vitest';
import { byrneDesign, everyday, jointAccount, oldOne, personalPremium } from '../../../machines/samples';
import { expiringCards } from '../../../src/domain/cards/expiring-card';

const none = { subscriptions: [], cardAccounts: [], own: () => true, silenced: () => false };

describe('the cards that have expired or will soon', () => {
  it('are those named by the server, expired ones first', () => {
    const both = { ...oldOne, id: '14', expiresSoon: true };
    const found = expiringCards({ ...none, cards: [everyday, jointAccount, oldOne, both] });
    expect(found.map(({ card }) => card)).toEqual([oldOne, both, jointAccount]);
  });

  it('contain everything that they pay for, by either id of the card', () => {
    const account = { ...byrneDesign, cardId: oldOne.cardId };
    const booked = { ...personalPremium, id: '32', cardId: everyday.id, bookingCardId: oldOne.id };
    const paid = { ...personalPremium, id: '33', cardId: oldOne.id, bookingCardId: null };
    const [found] = expiringCards({
      ...none,
      cards: [oldOne],
      cardAccounts: [account, { ...byrneDesign, accountId: '42', cardId: null }],
      subscriptions: [booked, paid, personalPremium],
    });
    expect(found?.uses.map(({ kind, id }) => [kind, id])).toEqual([
      ['account', account.accountId],
      ['subscription', '32'],
      ['subscription', '33'],
    ]);
  });

  it('contain whether the customer may change the card of an account', () => {
    const uses = (own: boolean) =>
      expiringCards({ ...none, cards: [jointAccount], cardAccounts: [byrneDesign], own: () => own })[0]?.uses;
    expect(uses(true)).toMatchObject([{ changeable: true }]);
    expect(uses(false)).toMatchObject([{ changeable: false }]);
  });

  it('contain for each card whether its reminders are off', () => {
    const found = expiringCards({
      ...none,
      cards: [oldOne, jointAccount],
      silenced: (card) => card === oldOne.id,
    });
    expect(found.map(({ card, silenced }) => [card.id, silenced])).toEqual([
      [oldOne.id, true],
      [jointAccount.id, false],
    ]);
  });
});
