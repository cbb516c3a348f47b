import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { useApp } from '../../support/browser/use-app';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { ContactPanel } from '../../support/pages/content';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { CustomerWhereaboutsDialog, WhereaboutsPart } from '../../support/pages/whereabouts';

const app = useApp();

describe('D2.extensionGroups.support: where a customer is', () => {
  it('is seen by an admin, live, after the customer has agreed, and until they stop', async () => {
    const customer = await app.visitAs('standard');
    const admin = await app.visitAs('admin');
    const dialog = new CustomerWhereaboutsDialog(admin.page);
    admin.provoke(/\/whereabouts$/u);
    await dialog.open('standard@cabrank.test');
    await dialog.notShown.waitFor();
    expect(await accessibilityFaults(admin.page)).toEqual([]);

    const profile = new ProfilePage(customer.page);
    await profile.open();
    await new ContactPanel(customer.page).open.click();
    const part = new WhereaboutsPart(customer.page);
    await part.agree.click();
    await part.shown.waitFor();
    expect(await accessibilityFaults(customer.page)).toEqual([]);
    await customer.page.keyboard.press('Escape');
    await profile.addCard.first().click();
    await new AddCardDialog(customer.page).number.waitFor();

    await dialog.rowOf('card-add').waitFor();
    expect(await accessibilityFaults(admin.page)).toEqual([]);
    await customer.page.keyboard.press('Escape');
    await dialog.rowOf('card-add').waitFor({ state: 'detached' });

    await part.stop.click();
    await part.stop.waitFor({ state: 'detached' });
    await dialog.notShown.waitFor();
    await eventually(() => dialog.rows.count()).toBe(0);
  });

  it('is not shown after the customer has signed out', async () => {
    const { page } = await app.visitAs('standard');
    await new ProfilePage(page).open();
    await new ContactPanel(page).open.click();
    const part = new WhereaboutsPart(page);
    await part.agree.press('Enter');
    await part.shown.waitFor();
    // The same button stops it, and keeps the focus.
    await page.keyboard.press('Enter');
    await part.agree.press('Enter');
    await part.stopInPanel.waitFor();
    await part.shown.waitFor();
    await page.keyboard.press('Escape');
    await part.signOut();
    await part.stop.waitFor({ state: 'detached' });
  });
});
