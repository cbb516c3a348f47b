import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { switchBackend } from '../../support/backends/switch-backend';
import { eventually } from '../../support/browser/eventually';
import { useApp } from '../../support/browser/use-app';
import { AdminCustomers } from '../../support/pages/admin/admin-customers';

const app = useApp();
beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

describe('the order of the customers', () => {
  it('orders the customers by a column with the keyboard; the heading says how, and keeps the focus', async () => {
    const { page } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await customers.open();
    const emails = () => customers.rows.locator('td:first-of-type').allInnerTexts();
    const given = await emails();
    const upwards = given.toSorted((one, other) => one.localeCompare(other, 'en-IE'));
    const heading = customers.table.getByRole('columnheader', { name: 'Email' });
    const button = heading.getByRole('button');
    expect(await heading.getAttribute('aria-sort')).toBe('none');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await eventually(() => heading.getAttribute('aria-sort')).toBe('ascending');
    expect(await emails()).toEqual(upwards);
    await page.keyboard.press('Enter');
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending');
    expect(await emails()).toEqual(upwards.toReversed());
    expect(await isFocused(button)).toBe(true);
    await customers.table.getByRole('button', { name: 'Name', exact: true }).click();
    await eventually(() => heading.getAttribute('aria-sort')).toBe('none');
  });

  it('offers to order them above the cards of a phone, and each button is large enough', async () => {
    const { page } = await app.visitAs('admin', { width: 390 });
    const customers = new AdminCustomers(page);
    await customers.open();
    const button = customers.table.getByRole('button', { name: 'Name', exact: true });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await eventually(() =>
      customers.table.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'),
    ).toBe('ascending');
  });
});
