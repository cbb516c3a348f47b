import { describe, expect, it } from 'vitest';
import type { Scheme } from '../../support/browser/launch-browser';
import { eventually } from '../../support/browser/eventually';
import { everyCell, pairwise, type Matrix } from '../../support/matrix/matrix';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { sampled, tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const addCalls = /\/cards\/add$/;

/** Stripe's published test numbers that no card comes of, with the words that the customer reads. */
const refused: Readonly<Record<string, RegExp>> = {
  '4000000000000002': /card was declined/,
  '4000000000009995': /insufficient funds/,
  '4000000000009987': /card was declined/,
  '4000000000009979': /card was declined/,
  '4000000000000069': /card has expired/,
  '4000000000000127': /security code is incorrect/,
  '4000000000000119': /error occurred while processing your card/,
  '4000008400001629': /card was declined/,
};

type Cell = { readonly number: string; readonly width: number; readonly scheme: Scheme };
const matrix: Matrix<Cell> = {
  number: Object.keys(refused),
  width: [390, 1280],
  scheme: ['light', 'dark'],
};

async function openDialog(customer: string, options: Partial<Cell> = {}) {
  const visit = await app.visitAs(customer, options);
  const profile = new ProfilePage(visit.page);
  const dialog = new AddCardDialog(visit.page);
  await profile.open();
  await profile.addCard.first().click();
  await dialog.number.waitFor();
  return { ...visit, profile, dialog };
}

describe('a card that is refused', () => {
  it.each(tier === 2 ? everyCell(matrix) : sampled(pairwise(matrix), 4))(
    'is not added: $number at $width, $scheme',
    async ({ number, ...look }) => {
      const { page, provoke, profile, dialog } = await openDialog('standard', look);
      provoke(addCalls);
      await dialog.fill('A refused card', validFor(number));
      await dialog.submit.click();
      if (number === '4000008400001629') await new ChallengeDialog(page).complete.click();

      await eventually(() => dialog.dialog.innerText()).toMatch(refused[number] ?? /not listed/);
      expect(await dialog.nickname.inputValue()).toBe('A refused card');
      await page.reload();
      await eventually(() => profile.cards.count()).toBe(3);
    },
  );

  it('can be replaced by a valid one in the same dialog', async () => {
    const { provoke, profile, dialog } = await openDialog('premium');
    provoke(addCalls);
    await dialog.fill('Second try', validFor('4000000000000002'));
    await dialog.submit.click();
    await eventually(() => dialog.dialog.innerText()).toMatch(/card was declined/);

    await dialog.fillAnew(validFor('4242424242424242'));
    await dialog.submit.click();
    await profile.card('Second try').waitFor();
    expect(await profile.card('Second try').count()).toBe(1);
  });
});

describe('what is not sent', () => {
  it.each(
    sampled([
      ['a nickname that is too short', 'x', 'Aoife Byrne', 'Invalid Card Nick Name'],
      ['a nickname with a card number in it', 'Visa 4242', 'Aoife Byrne', 'Invalid Card Nick Name'],
      ['no nickname', '', 'Aoife Byrne', 'Required.'],
      ['a cardholder name with digits', 'Everyday', 'Aoife 2', 'Invalid Cardholder Name.'],
      ['a cardholder name that is too short', 'Everyday', 'Ann', 'Invalid Cardholder Name.'],
      ['no cardholder name', 'Everyday', '', 'Required.'],
    ]),
  )('%s', async (_what, nickname, cardholder, message) => {
    const { requests, dialog } = await openDialog('standard');
    await dialog.fill(nickname, validFor('4242424242424242'), cardholder);
    await dialog.pressUnready();
    await eventually(() => dialog.dialog.innerText()).toContain(message);
    expect(requests.of('POST', addCalls)).toEqual([]);
  });

  it.each(
    sampled([
      ['nothing', { number: '', expiry: '', cvc: '' }],
      ['half a number', { number: '42424242', expiry: '12/39', cvc: '123' }],
      ['a number that cannot be', { number: '4242424242424241', expiry: '12/39', cvc: '123' }],
      ['an expiry in the past', { number: '4242424242424242', expiry: '01/20', cvc: '123' }],
      ['no CVC', { number: '4242424242424242', expiry: '12/39', cvc: '' }],
    ]),
  )('a card with %s', async (_what, card) => {
    const { requests, dialog } = await openDialog('standard');
    await dialog.fill('Everyday', card);
    await dialog.pressUnready();
    await dialog.cardError.waitFor();
    expect(requests.of('POST', addCalls)).toEqual([]);
    expect(await dialog.nickname.inputValue()).toBe('Everyday');
  });
});
