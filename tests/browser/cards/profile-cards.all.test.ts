import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeCards } from '../../support/browser/answers/change-cards';
import { committedThenLost } from '../../support/browser/answers/committed-then-lost';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { CardActions } from '../../support/pages/profile/profile-cards';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const deleteCalls = /\/api\/user\/[^/]+\/cards\/delete\/\d+$/;
const subscriptionCalls = /\/api\/user\/[^/]+\/subscriptions\/\d+\/set-card\/\d+$/;
const accountCalls = /\/api\/user\/[^/]+\/cards\/set-account-card\/\d+\/\d+$/;
const viewAccounts = /\/cards\/business$/;

async function open(page: Page) {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.settled();
  return { profile, cards: new CardActions(page) };
}
async function openAs(customer: string) {
  const visit = await app.visitAs(customer);
  return { ...visit, ...(await open(visit.page)) };
}

/** The sentences of the dialog that says why a card cannot be removed. */
const words = ({ inUse }: CardActions) => inUse.dialog.getByRole('paragraph').allInnerTexts();

const focused = (locator: Locator) => eventually(() => isFocused(locator)).toBe(true);

async function confirm({ removal }: CardActions): Promise<void> {
  await removal.confirm.click();
  await removal.dialog.waitFor({ state: 'detached' });
}
async function choose({ choice }: CardActions, nickname: string): Promise<void> {
  await choice.choice(nickname).check();
  await choice.submit.click();
  await choice.dialog.waitFor({ state: 'detached' });
}

describe('removing a card', () => {
  it('asks first, with focus on the safe answer; Cancel and Escape remove nothing and return focus', async () => {
    const { page, requests, profile, cards } = await openAs('standard');
    for (const leave of [() => cards.removal.cancel.click(), () => page.keyboard.press('Escape')]) {
      await cards.remove('Joint account').click();
      await focused(cards.removal.cancel);
      expect(await cards.removal.dialog.innerText()).toMatch(/Joint account[\s\S]*•••• 4444/);
      await leave();
      await cards.removal.dialog.waitFor({ state: 'detached' });
      await focused(cards.remove('Joint account'));
    }
    expect([requests.of('DELETE', deleteCalls), await profile.cards.count()]).toEqual([[], 3]);
  });

  it('removes it permanently, and focus moves to the heading of the cards', async () => {
    const { page, requests, profile, cards } = await openAs('standard');
    await cards.remove('Old one').click();
    await confirm(cards);
    expect(await profile.cards.count()).toBe(2);
    await focused(cards.heading);
    expect(requests.of('DELETE', deleteCalls).map(({ body }) => body)).toEqual([null]);

    await page.reload();
    await profile.loaded();
    expect(await profile.card('Old one').count()).toBe(0);
    expect(await profile.cards.count()).toBe(2);
  });

  it('D4.9: is complete if the server did it but the response was lost; the list shows it without another press', async () => {
    const { page, context, provoke, requests } = await app.visit();
    provoke(deleteCalls);
    await enterAsCustomerWith(context, { cards: ['Everyday', 'Office'] });
    const { profile, cards } = await open(page);
    await page.route(deleteCalls, committedThenLost, { times: 1 });
    await cards.remove('Office').click();
    await confirm(cards);
    expect(await profile.card('Office').count()).toBe(0);
    expect(requests.of('DELETE', deleteCalls)).toHaveLength(1);
  });
});

describe('a card in use', () => {
  it('by Premium: says so without a request, leads to a change of the card, and can then be removed', async () => {
    const { page, requests, profile, cards } = await openAs('premium');
    await cards.remove('Everyday').click();
    await cards.inUse.dialog.waitFor();
    expect(await words(cards)).toEqual(
      expect.arrayContaining([
        'This card is currently in use by a subscription.',
        'It pays for your Personal Premium.',
        'Please attach a different card to your subscription before deleting this card.',
      ]),
    );
    await cards.inUse.change.click();
    expect(await cards.choice.choice('Everyday').isChecked()).toBe(true);
    await choose(cards, 'Travel');
    expect(requests.of('PATCH', subscriptionCalls).map(({ body }) => body)).toEqual([null]);
    expect(requests.of('DELETE', deleteCalls)).toEqual([]);

    await page.reload();
    await profile.loaded();
    await cards.remove('Everyday').click();
    await confirm(cards);
    expect(await profile.card('Everyday').count()).toBe(0);
    await cards.remove('Travel').click();
    await cards.inUse.dialog.waitFor();
  });

  it('by an account that the customer cannot change: shows whom to call, and no link', async () => {
    const { cards } = await openAs('business');
    await cards.remove('Events').click();
    await cards.inUse.dialog.waitFor();
    const said = (await words(cards)).join('\n');
    expect(said).toContain('This card is currently in use by a payment profile.\nIt pays for Murphy Events.');
    expect(said).toMatch(/Only the owner of a Premium account can change its card here\.\nCall us on [\d ]+/);
    expect([await cards.inUse.change.count(), await cards.inUse.dialog.getByRole('link').count()]).toEqual([
      0, 0,
    ]);
    await cards.inUse.close.click();
    await focused(cards.remove('Events'));
  });

  it('by an account and by its Premium: the card is changed at one after the other', async () => {
    const { requests, profile, cards } = await openAs('business');
    for (const [what, calls] of [
      ['Murphy & Sons Ltd', () => requests.of('POST', accountCalls)],
      ['your Business Premium', () => requests.of('PATCH', subscriptionCalls)],
    ] as const) {
      await cards.remove('Company card').click();
      await cards.inUse.dialog.waitFor();
      expect(await words(cards)).toContain(`It pays for ${what}.`);
      await cards.inUse.change.click();
      expect(await cards.choice.dialog.innerText()).toContain(
        `From now on we'll charge this card for ${what}.`,
      );
      await choose(cards, 'Events');
      expect(calls()).toHaveLength(1);
    }
    await cards.remove('Company card').click();
    await confirm(cards);
    expect(await profile.card('Company card').count()).toBe(0);
  });

  it('that only the server knows is in use: the lists are read again, and the dialog names what uses it', async () => {
    const { page, context, provoke, requests } = await app.visit();
    provoke(deleteCalls);
    await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    await page.route(viewAccounts, (route) => route.fulfill({ json: { code: 200, response: [] } }), {
      times: 1,
    });
    const { cards } = await open(page);
    await cards.remove('Office').click();
    await cards.removal.confirm.click();
    await cards.inUse.dialog.waitFor();
    expect(await words(cards)).toContain('It pays for Brennan Tours Ltd.');
    expect(requests.of('DELETE', deleteCalls)).toHaveLength(1);
  });

  it('whose use is unknown: the dialog keeps the server’s message', async () => {
    const { page, context, provoke } = await app.visit();
    for (const address of [deleteCalls, viewAccounts]) provoke(address);
    await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    await page.route(viewAccounts, (route) => route.abort());
    const { cards } = await open(page);
    await cards.remove('Office').click();
    await cards.removal.confirm.click();
    await cards.removal.failure.waitFor();
    expect(await cards.removal.failure.innerText()).toMatch(
      /Unable to remove Office\s+This card is currently in use by a payment profile\.\s+Please attach a different card/,
    );
    await cards.removal.cancel.click();
    await cards.removal.dialog.waitFor({ state: 'detached' });
  });
});

describe('selecting a card', () => {
  it('adds a new one, which is then selected', async () => {
    const { page, context, requests } = await app.visit();
    const { read } = await enterAsCustomerWith(context, { premium: 'personal' });
    const { cards } = await open(page);
    await cards.changeOfPremium.click();
    await cards.choice.addNew.click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    expect(await cards.choice.dialog.count()).toBe(0);
    await dialog.fill('Brand new', validFor('5555555555554444'));
    await dialog.submit.click();

    await cards.choice.dialog.waitFor();
    expect(await cards.choice.choice('Brand new').isChecked()).toBe(true);
    await choose(cards, 'Brand new');
    await focused(cards.changeOfPremium);
    expect(requests.of('PATCH', subscriptionCalls)).toHaveLength(1);
    const [{ id } = { id: 0 }] = (
      await read<readonly { readonly id: number; readonly name: string }[]>('cards/view')
    ).filter(({ name }) => name === 'Brand new');
    const [subscription] = await read<readonly { readonly card_id: unknown }[]>('cards/premium');
    expect(String(subscription?.card_id)).toBe(String(id));
  });

  it('returns to the choice with the previous selection when adding is cancelled', async () => {
    const { page, context } = await app.visit();
    await enterAsCustomerWith(context, { cards: ['Office'], premium: 'personal' });
    const { cards } = await open(page);
    await cards.changeOfPremium.click();
    await cards.choice.choice('Office').check();
    await cards.choice.addNew.click();
    await new AddCardDialog(page).cancel.click();
    await cards.choice.dialog.waitFor();
    expect(await cards.choice.choice('Office').isChecked()).toBe(true);
  });

  it('works with the keyboard alone, and skips an expired card', async () => {
    const { page, context } = await app.visit();
    await enterAsCustomerWith(context, { cards: ['First', 'Second', 'Third'], premium: 'personal' });
    await changeCards(page, (all) => all.map((card) => ({ ...card, expired: card.name === 'Second' })));
    const { cards } = await open(page);
    await cards.changeOfPremium.press('Enter');
    await eventually(() => cards.choice.dialog.locator('input:checked:focus').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await eventually(() => cards.choice.choice('First').isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await cards.choice.choice('Second').isChecked()).toBe(false);
    await page.keyboard.press('ArrowDown');
    await eventually(() => cards.choice.choice('Third').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await cards.choice.dialog.waitFor({ state: 'detached' });
  });

  it('replaces an expiring card where it pays', async () => {
    const { page, context, requests } = await app.visit();
    await enterAsCustomerWith(context, { cards: ['Office'], premium: 'personal' });
    await changeCards(page, (all) => all.map((card) => ({ ...card, expiresSoon: card.name !== 'Office' })));
    const { cards } = await open(page);
    await page.getByRole('button', { name: /^Replace card/ }).click();
    await choose(cards, 'Office');
    expect(requests.of('PATCH', subscriptionCalls)).toHaveLength(1);
    await eventually(() => page.getByRole('button', { name: /^Replace card/ }).count()).toBe(0);
  });
});
