import type { Locator, Page } from 'playwright-core';

/** Terms or privacy, as a dialog over the screen. */
export class InformationDialog {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly close: Locator;
  readonly loading: Locator;
  readonly retry: Locator;

  constructor(page: Page, name: 'Terms and Conditions' | 'Privacy Statement') {
    this.dialog = page.getByRole('dialog', { name });
    this.title = this.dialog.getByRole('heading', { level: 2, name });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.loading = this.dialog.getByText('Loading…');
    this.retry = this.dialog.getByRole('button', { name: 'Try again' });
  }
}

export type Message = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

/** The contact form, in the panel or on its page. */
export class ContactForm {
  readonly name: Locator;
  readonly country: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly subject: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** The same button while the message is being sent. */
  readonly sending: Locator;
  /** The summary of what prevents submission. */
  readonly summary: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  readonly sent: Locator;
  readonly another: Locator;

  constructor(within: Locator) {
    this.name = within.getByLabel('Name', { exact: true });
    this.country = within.getByLabel('Country');
    this.phone = within.getByLabel('Phone Number');
    this.email = within.getByLabel('Email Address');
    this.subject = within.getByLabel('Subject');
    this.message = within.getByLabel('Message');
    this.send = within.getByRole('button', { name: 'Send message' });
    this.sending = within.getByRole('button', { name: 'Sending your message…' });
    this.summary = within.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.failure = within.getByRole('alert').filter({ hasText: /\S/ }).first();
    this.retry = within.getByRole('button', { name: 'Try again' });
    this.sent = within.getByRole('heading', { name: 'Your message is on its way' });
    this.another = within.getByRole('button', { name: 'Write another message' });
  }

  async fill({ name, phone, email, message }: Message): Promise<void> {
    await this.name.fill(name);
    await this.phone.fill(phone);
    await this.email.fill(email);
    await this.message.fill(message);
  }
}

/** The contact panel. */
export class ContactPanel {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly close: Locator;
  readonly contactUs: Locator;
  readonly fareEstimator: Locator;
  readonly frame: Locator;
  readonly form: ContactForm;

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true });
    this.dialog = page.getByRole('dialog', { name: /^(?:Contact Us|Fare Estimator)$/u });
    this.title = this.dialog.getByRole('heading', { level: 2 });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.contactUs = this.dialog.getByRole('tab', { name: 'Contact Us' });
    this.fareEstimator = this.dialog.getByRole('tab', { name: 'Fare Estimator New' });
    this.frame = this.dialog.locator('iframe');
    this.form = new ContactForm(this.dialog);
  }
}
