import type { Locator, Page } from 'playwright-core';
import { ProfilePage } from './profile-page';
import { pressUnready } from '../../browser/press-unready';

const spoken = (within: Locator): Locator => within.getByRole('alert').filter({ hasText: /\S/u });

/** The part Payment profiles of Manage Payments. */
export class PaymentProfiles {
  readonly heading: Locator;
  readonly section: Locator;
  readonly business: Locator;
  readonly billPay: Locator;
  readonly empty: Locator;
  readonly addNew: Locator;
  readonly addCardAccount: Locator;
  readonly requestBillPay: Locator;
  /** Why a list is missing or not up to date, or why a switch was reset. */
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Payment profiles', level: 3 });
    this.section = page.getByRole('region', { name: 'Payment profiles' });
    this.business = this.section.getByRole('list', { name: 'Business accounts' }).getByRole('listitem');
    this.billPay = this.section.getByRole('list', { name: 'Bill Pay accounts' }).getByRole('listitem');
    this.empty = this.section.getByText(/^No payment profiles yet/u);
    this.addNew = this.section.getByRole('link', { name: 'Add Premium or Business+' });
    this.addCardAccount = this.section.getByRole('button', { name: 'Add business account' });
    this.requestBillPay = this.section.getByRole('button', { name: 'Request Bill Pay' });
    this.failure = spoken(this.section);
    this.retry = this.section.getByRole('button', { name: 'Try again' });
  }

  /** The row of a profile by its name. */
  row(name: string): Locator {
    return this.section.getByRole('listitem').filter({ hasText: name });
  }

  switchOf(name: string): Locator {
    return this.section.getByRole('switch', { name: `Active: ${name}` });
  }

  failureOf(name: string): Locator {
    return spoken(this.row(name));
  }
}

/** Opens the profile. The lists may still be loading. */
export async function openProfiles(page: Page): Promise<PaymentProfiles> {
  await new ProfilePage(page).open();
  const profiles = new PaymentProfiles(page);
  await profiles.heading.waitFor();
  return profiles;
}

/** The dialog 'Add business account'. */
export class CardAccountDialog {
  readonly dialog: Locator;
  readonly company: Locator;
  readonly addCard: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly close: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Add business account' });
    this.company = this.dialog.getByLabel('Company Name');
    this.addCard = this.dialog.getByRole('button', { name: 'Add a new card' });
    this.submit = this.dialog.getByRole('button', { name: 'Add account', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.failure = spoken(this.dialog).first();
    this.retry = this.dialog.getByRole('button', { name: 'Try again' });
  }

  /** The radio button of a card by its nickname. */
  card(nickname: string): Locator {
    return this.dialog.getByRole('radio', { name: nickname });
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}

/** The dialog 'Request Bill Pay'. */
export class CreditRequestDialog {
  readonly dialog: Locator;
  readonly company: Locator;
  readonly email: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Request Bill Pay' });
    this.company = this.dialog.getByLabel('Company Name');
    this.email = this.dialog.getByLabel('Company Email Address');
    this.terms = this.dialog.getByRole('link', { name: 'terms and conditions' });
    this.submit = this.dialog.getByRole('button', { name: 'Request Bill Pay', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.failure = spoken(this.dialog).first();
  }

  /** Fills in everything except the email address, which is initially the customer's own. */
  async fill(company: string): Promise<void> {
    await this.company.fill(company);
    await this.dialog.getByLabel('Street Name').fill('12 Merrion Row');
    await this.dialog.getByLabel('Town').fill('Dublin');
    await this.dialog.getByLabel('Company Registration Number').fill('IE123456');
    await this.dialog.getByLabel('Trips per month').selectOption('10 - 20');
    for (const box of await this.dialog.getByRole('checkbox').all()) await box.check();
  }

  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}
