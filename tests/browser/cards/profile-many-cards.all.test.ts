import { describe, expect, it } from 'vitest';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { eventually } from '../../support/browser/eventually';
import { useApp } from '../../support/browser/use-app';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';

const app = useApp();

const nicknames = (count: number) => Array.from({ length: count }, (_none, index) => `Card ${index + 1}`);

/** A customer with that many cards, on their profile. */
async function openWith(count: number) {
  const { page, context } = await app.visit();
  await enterAsCustomerWith(context, { cards: nicknames(count) });
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.settled();
  return {
    page,
    profile,
    dialog: new AddCardDialog(page),
    search: page.getByRole('searchbox', { name: 'Search your cards' }),
    found: page.getByRole('status').filter({ hasText: / of \d+ cards/u }),
    showAll: page.getByRole('button', { name: 'Show all cards', exact: true }),
  };
}

describe('many cards', () => {
  it('are rows on one surface from five on: each takes less room than a tile', async () => {
    const { page, profile } = await openWith(5);
    expect(await profile.cards.count()).toBe(5);
    const boxes = await Promise.all((await profile.cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    for (const box of boxes) expect(box?.height).toBeLessThan(90);
    await page.setViewportSize({ width: 320, height: 640 });
    const removal = profile.card('Card 5').getByRole('button', { name: 'Remove Card 5', exact: true });
    expect((await removal.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('can be searched from twenty on, and all of them come back', async () => {
    const { profile, search, found, showAll } = await openWith(20);
    await search.fill('card 17');
    await eventually(() => profile.cards.count()).toBe(1);
    expect(await profile.cards.innerText()).toContain('Card 17');
    expect(await found.innerText()).toBe('1 of 20 cards');
    await search.fill('nothing like this');
    await showAll.click();
    await eventually(() => profile.cards.count()).toBe(20);
    expect([await search.inputValue(), await found.count()]).toEqual(['', 0]);
  });

  it('show the one that was just added, whatever was searched: in sight and marked for a moment', async () => {
    const { page, profile, dialog, search } = await openWith(20);
    await search.fill('card 17');
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    await dialog.fill('The newest', validFor('4242424242424242'));
    await dialog.submit.click();
    const marked = page.locator('[data-new]').filter({ hasText: 'The newest' });
    await marked.waitFor();
    const added = profile.card('The newest');
    const inSight = () =>
      added.evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await eventually(inSight).toBe(true);
    expect(await search.inputValue()).toBe('');
    await marked.waitFor({ state: 'detached' });
    expect(await profile.cards.count()).toBe(21);
  });
});
