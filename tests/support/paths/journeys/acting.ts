import { expect } from 'vitest';
import type { Drive } from '../../../model/journeys/journey';
import type { Visit } from '../../browser/browser';
import { eventually } from '../../browser/eventually';
import { AddCardDialog, validFor } from '../../cards/add-card-dialog';
import { AdminCustomers, LogInAsDialog } from '../../pages/admin/admin-customers';
import { AdminAudit } from '../../pages/admin/admin-requests';
import { Banners } from '../../pages/banners';
import { LookOnly } from '../../pages/session/look-only';
import { ProfilePage } from '../../pages/profile/profile-page';
import { pressUnready } from '../../browser/press-unready';
import { GOOD } from './numbers';

const name = 'Niamh Kelly';
let journeys = 0;

/** The journey of an admin who acts for a customer, in a browser in which the admin is signed in. */
export async function driveActing({ page, provoke }: Visit): Promise<Drive> {
  // The return may overtake reads of the customer's data, which are then refused.
  provoke(/\/api\/user\//u);
  journeys += 1;
  const card = `Added by phone ${journeys}`;
  const reason = `Asked us by phone, call ${journeys}`;
  const customers = new AdminCustomers(page);
  const dialog = new LogInAsDialog(page, name);
  const banners = new Banners(page);
  const look = new LookOnly(page);
  const profile = new ProfilePage(page);
  const addCard = new AddCardDialog(page);
  const audit = new AdminAudit(page);
  const header = page.getByRole('banner');

  const found = async (): Promise<void> => {
    await dialog.dialog.waitFor({ state: 'detached' });
    await customers.logInAs(name).waitFor();
    expect([await banners.acting.count(), await look.banner.count()]).toEqual([0, 0]);
  };
  const underBanner = () =>
    eventually(async () => (await banners.acting.innerText()).includes(`${name} · ${reason}`)).toBe(true);

  await customers.open();

  return {
    states: {
      atCustomers: () => customers.heading.waitFor(),
      found,
      askedWhy: () => dialog.reason.waitFor(),
      foundAgain: found,
      reasonWanted: () => dialog.dialog.getByRole('link', { name: 'Reason: Required.' }).waitFor(),
      looking: async () => {
        await page.waitForURL(({ pathname }) => pathname === '/new-booking');
        await look.banner.getByText(reason).waitFor();
      },
      acting: async () => {
        await page.waitForURL(({ pathname }) => pathname === '/new-booking');
        await underBanner();
      },
      onProfile: async () => {
        await profile.card('Joint account').waitFor();
        await underBanner();
      },
      atAdminPage: async () => {
        await page.getByRole('heading', { level: 1, name: `You are acting for ${name}` }).waitFor();
        await underBanner();
      },
      acted: async () => {
        await addCard.dialog.waitFor({ state: 'detached' });
        await profile.card(card).waitFor();
      },
      returned: async () => {
        await customers.heading.waitFor();
        await customers.rows.first().waitFor();
        expect([await banners.acting.count(), await look.banner.count()]).toEqual([0, 0]);
      },
      audited: () => audit.groups.filter({ hasText: reason }).filter({ hasText: name }).first().waitFor(),
    },
    events: {
      'customer.searched': async () => {
        await customers.field.fill('kelly');
        await customers.search.click();
      },
      'customer.chosen': () => customers.logInAs(name).click(),
      'reason.left': () => dialog.cancel.click(),
      'reason.missing': () => pressUnready(dialog.begin),
      'reason.given': async () => {
        await dialog.reason.fill(reason);
        await dialog.begin.click();
      },
      'acting.begun': async () => {
        await look.ask();
        await look.reason.fill(reason);
        await look.begin.click();
      },
      'profile.opened': () => header.getByRole('link', { name: 'Profile' }).click(),
      'card.added': async () => {
        await profile.addCard.first().click();
        await addCard.number.waitFor();
        await addCard.fill(card, validFor(GOOD));
        await addCard.submit.click();
      },
      'page.refused': async () => {
        await page.goto('/customers');
      },
      'admin.returned': () => banners.returnToAdmin.click(),
      'audit.opened': () => header.getByRole('link', { name: 'Audit' }).click(),
    },
  };
}
