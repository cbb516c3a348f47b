import { describe, expect, it } from 'vitest';
import { everyday, jointAccount, oldOne } from '../../../machines/samples';
import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';
import { expiringCardsNotice } from '../../../src/features/cards/expiring-cards/expiring-card-notice.provide';

const premium: CardUse = { kind: 'subscription', id: '31', type: 'personal', cardId: null, changeable: true };
const business: CardUse = { ...premium, id: '32', type: 'business' };
const bookings: CardUse = { ...premium, changeable: false };
const account: CardUse = {
  kind: 'account',
  id: '41',
  nickname: 'Byrne Design Ltd',
  cardId: null,
  changeable: true,
};
const theirs: CardUse = { ...account, id: '42', nickname: 'Murphy Events', changeable: false };

const notice = (card: Card, ...uses: CardUse[]) => expiringCardsNotice([{ card, uses, silenced: false }]);
const item = (card: Card, ...uses: CardUse[]) => notice(card, ...uses).items?.[0];
const labels = (card: Card, ...uses: CardUse[]) => notice(card, ...uses).buttons?.map(({ label }) => label);

describe('the notice of cards', () => {
  it('shows which card it is and when it expires or that it has expired', () => {
    expect(item(jointAccount)?.title).toBe('Joint account •••• 4444 expires 12/26');
    expect(item(oldOne)?.title).toBe('Old one •••• 0069 has expired');
    expect(item({ ...jointAccount, expiryYear: null })?.title).toBe('Joint account •••• 4444 expires soon');
  });

  it('shows a card without a name by its brand', () => {
    expect(item({ ...oldOne, name: ' ' })?.title).toBe('Visa •••• 0069 has expired');
    expect(item({ ...oldOne, name: '', type: 'generic' })?.title).toBe('Card •••• 0069 has expired');
  });

  it.each<[readonly CardUse[], string]>([
    [[account], 'It pays for Byrne Design Ltd. Replace it before your next trip.'],
    [[premium], 'It pays for your Personal Premium. Replace it before your next trip.'],
    [
      [account, business],
      'It pays for Byrne Design Ltd and your Business Premium. Replace it before your next trip.',
    ],
    [
      [account, theirs, premium],
      'It pays for Byrne Design Ltd, Murphy Events and your Personal Premium. Replace it before your next trip.',
    ],
    [[bookings], 'It pays for bookings made with Personal Premium. Contact us to replace it.'],
    [[theirs], 'It pays for Murphy Events. Contact us to replace it.'],
    [[{ ...account, nickname: ' ' }], 'It pays for your business account. Replace it before your next trip.'],
  ])('names what uses it (%#)', (uses, message) => {
    expect(item(jointAccount, ...uses)?.message).toBe(message);
  });

  it('names something that uses it twice only once', () => {
    expect(item(jointAccount, premium, { ...premium, id: '39' })?.message).toMatch(
      /^It pays for your Personal Premium\. /,
    );
  });

  it('says so if nothing uses it', () => {
    expect(item(jointAccount)?.message).toBe(
      "You're not using it for a subscription or payment profile. Add a new card before your next trip.",
    );
    expect(item(oldOne)?.message).toBe(
      "You're not using it for a subscription or payment profile. Remove it, or add a new card.",
    );
  });

  it('leads to where it can be replaced, or otherwise to the cards', () => {
    expect(labels(jointAccount, account)).toEqual(['Replace card', 'Later']);
    expect(labels(jointAccount, theirs)).toEqual(['Manage cards', 'Later']);
    expect(labels(jointAccount, bookings)).toEqual(['Manage cards', 'Later']);
    expect(labels(jointAccount)).toEqual(['Manage cards', 'Later']);
    expect(notice(jointAccount).buttons).toMatchObject([
      { type: 'link', link: '/profile/payments#manage-payments', close: true },
      { type: 'button', run: 'later', close: true },
    ]);
  });

  it('has a checkbox for each card, checked if reminders are off, and does not close by itself', () => {
    const cards = [
      { card: oldOne, uses: [premium], silenced: true },
      { card: jointAccount, uses: [], silenced: false },
    ];
    const checkbox = { label: "Don't remind me about this card" };
    expect(expiringCardsNotice(cards)).toMatchObject({
      id: 'expiring-cards',
      type: 'warning',
      title: '2 of your cards need attention',
      items: [
        { id: oldOne.id, title: 'Old one •••• 0069 has expired', checkbox: { ...checkbox, checked: true } },
        { id: jointAccount.id, checkbox: { ...checkbox, checked: false } },
      ],
      activator: null,
    });
  });

  it('counts the cards', () => {
    const cards = Array.from({ length: 20 }, () => ({ card: everyday, uses: [], silenced: false }));
    expect(expiringCardsNotice(cards).title).toBe('20 of your cards need attention');
    expect(expiringCardsNotice(cards.slice(0, 1)).title).toBe('1 of your cards needs attention');
  });

  it('of several leads to all of them', () => {
    const cards = [jointAccount, oldOne].map((card) => ({ card, uses: [account], silenced: false }));
    expect(expiringCardsNotice(cards).buttons?.map(({ label }) => label)).toEqual(['Manage cards', 'Later']);
  });
});
