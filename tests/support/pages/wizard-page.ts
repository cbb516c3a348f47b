import type { Locator, Page } from 'playwright-core';
import type { CardDetails } from '../cards/add-card-dialog';
import { pressUnready } from '../browser/press-unready';

const person = { firstName: 'Sorcha', lastName: 'Brennan' } as const;
const billing = { street: '1 Main Street', town: 'Galway', eircode: 'H91 AB12' } as const;

/** Values that are typed here and shown again by the wizard's review, besides email addresses. */
export const typedTexts: readonly string[] = [
  ...Object.values(person),
  Object.values(billing).join(', '),
  'Brennan Tours Ltd',
];

/** The wizards of registration and add-premium, by their visible names. */
export class WizardPage {
  readonly next: Locator;
  /** Next, after it was pressed before the wizard was ready. */
  readonly waiting: Locator;
  readonly back: Locator;
  /** The last button; where it pays, it names the price. */
  readonly finish: Locator;
  readonly requestBusinessPlus: Locator;
  readonly skip: Locator;
  readonly later: Locator;
  readonly summary: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvc: Locator;
  readonly cardholder: Locator;
  readonly terms: Locator;
  readonly users: Locator;
  /** The result of the last attempt. */
  readonly failure: Locator;
  /** Shown instead of a step whose code failed to load. */
  readonly missing: Locator;
  readonly retry: Locator;
  /** The confirmation before input is lost. */
  readonly leaveDialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    this.next = button(/^Next/u);
    this.waiting = button('One moment…');
    this.back = button('Back');
    this.finish = button(/^Finish(?: and pay \S+)?$/u);
    this.requestBusinessPlus = button('Request Business+');
    this.skip = button('Skip for now');
    this.later = button('Later');
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.number = page.getByLabel('Card number');
    this.expiry = page.getByLabel(/expiry/i);
    this.cvc = page.getByLabel(/cvc/i);
    this.cardholder = page.getByLabel('Cardholder name');
    this.terms = page.getByRole('checkbox', { name: /terms/i });
    this.users = page.getByLabel('Number of users');
    this.missing = page.getByRole('alert').filter({ hasText: "We couldn't load this step" });
    this.retry = button('Try again');
    this.leaveDialog = page.getByRole('alertdialog', { name: 'Leave without finishing?' });
    this.failure = page.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** The heading of the current step. */
  step(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** Waits for the header's Contact button. It appears after the wizard, and a visitor's first step before it. */
  async come(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: 'Contact', exact: true })
      .filter({ visible: true })
      .waitFor();
  }

  /** Presses a type's card. Its label covers the control itself. */
  async choose(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check({ force: true });
  }

  /** Presses Next although the step is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.next);
  }

  async fillAccount({
    email,
    company,
  }: {
    readonly email: string;
    readonly company?: string;
  }): Promise<void> {
    await this.page.getByLabel('First Name').fill(person.firstName);
    await this.page.getByLabel('Last Name').fill(person.lastName);
    await this.page.getByLabel('Email Address').fill(email);
    await this.page.getByLabel('Phone number').fill('085 012 3456');
    await this.fillAddress();
    if (company !== undefined) await this.fillCompany(company);
  }

  async fillAddress(): Promise<void> {
    await this.page.getByPlaceholder('Street Name').fill(billing.street);
    await this.page.getByPlaceholder('Town').fill(billing.town);
    await this.page.getByPlaceholder('Eircode').fill(billing.eircode);
  }

  async fillCompany(name: string): Promise<void> {
    await this.page.getByLabel('Company Name').fill(name);
  }

  async fillApplication(company: string): Promise<void> {
    await this.fillCompany(company);
    await this.page.getByPlaceholder('Street Name').fill('2 Quay Street');
    await this.page.getByPlaceholder('Town').fill('Galway');
    await this.page.getByLabel('Company Email Address').fill('office@company.test');
    await this.page.getByLabel('Company Registration Number').fill('123456');
    await this.page.getByLabel('Trips per month').selectOption('10 - 20');
    await this.page.getByRole('checkbox', { name: /authorised/u }).check();
    await this.terms.check();
  }

  async fillCard({ number, expiry, cvc }: CardDetails, cardholder = 'Sorcha Brennan'): Promise<void> {
    await this.cardholder.fill(cardholder);
    await this.number.pressSequentially(number);
    await this.expiry.pressSequentially(expiry.replaceAll(/\D/gu, ''));
    await this.cvc.pressSequentially(cvc);
  }

  async acceptTerms(): Promise<void> {
    await this.terms.check();
  }
}
