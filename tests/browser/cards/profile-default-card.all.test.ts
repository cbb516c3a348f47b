import { expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const calls = /\/cards\/default\/\d+$/u;

it('a card is made the default with the keyboard, keeps focus, and is preselected in the next booking', async () => {
  const { page, context, requests } = await app.visit();
  await enterAsCustomerWith(context, { cards: ['Everyday', 'Office'] });
  await new ProfilePage(page).open();
  const list = page.getByRole('list', { name: 'Cards' });
  const make = list.getByRole('button', { name: 'Make default Office' });
  await tabTo(page, make);
  await page.keyboard.press('Enter');
  const made = list.getByRole('button', { name: 'Default for bookings Office' });
  await made.waitFor();
  expect(await isFocused(made)).toBe(true);
  await page
    .getByRole('region', { name: 'Notices' })
    .getByText('Your default card was changed.')
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  expect(requests.of('PATCH', calls)).toHaveLength(1);

  await page.goto(`${app.url()}/new-booking`);
  const older = page.frameLocator('iframe');
  await older.getByRole('radio', { name: 'Personal card' }).waitFor();
  expect(await older.getByRole('radio', { name: 'Personal card' }).isChecked()).toBe(true);
  expect(
    await older.getByRole('combobox', { name: 'Personal card' }).locator('option:checked').innerText(),
  ).toContain('Office');
});

it('nothing is shown if the backend does not support a default card', async () => {
  const { page, context } = await app.visit();
  await enterAsCustomerWith(context, { cards: ['Everyday'] });
  await changeConfig(page, { extensions: ['auth', 'idempotency'] });
  await new ProfilePage(page).open();
  await page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first().waitFor();
  expect(await page.getByRole('button', { name: /default/iu }).count()).toBe(0);
});
