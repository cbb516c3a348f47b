import type { Locator, Page } from 'playwright-core';

/** The section Settings of the profile. */
export class SettingsSection {
  readonly section: Locator;
  readonly heading: Locator;
  readonly email: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly bookingName: Locator;
  readonly country: Locator;
  readonly phone: Locator;
  readonly job: Locator;
  readonly deliveryJob: Locator;
  readonly landing: Locator;
  readonly mails: Locator;
  readonly copies: Locator;
  readonly sharing: Locator;
  readonly submit: Locator;
  /** 'Saved', until something is edited. */
  readonly saved: Locator;
  /** The summary of missing fields. */
  readonly summary: Locator;
  /** Why nothing is saved: the server's message, or what could not be determined. */
  readonly refusal: Locator;
  readonly failed: Locator;
  readonly retry: Locator;
  readonly changes: SettingsChanges;
  readonly leaving: LeavingSettings;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'Settings', exact: true });
    this.heading = this.section.getByRole('heading', { name: 'Settings', exact: true });
    const labelled = (label: string) => this.section.getByLabel(label, { exact: true });
    this.email = labelled('Email Address');
    this.firstName = labelled('First Name');
    this.lastName = labelled('Last Name');
    this.bookingName = labelled('Default Booking Name');
    this.country = labelled('Country');
    this.phone = labelled('Phone Number');
    this.job = labelled('Default Job Template');
    this.deliveryJob = labelled('Default Job Template for Delivery');
    this.landing = labelled('Default Page on Login');
    this.mails = this.section.getByRole('switch', { name: 'Send Booking Confirmation Emails' });
    this.copies = labelled('CC Correspondence to');
    this.sharing = labelled('Share Bookings With');
    this.submit = this.section.getByRole('button', { name: 'Save settings' });
    this.saved = this.section.getByText('Saved', { exact: true });
    this.summary = this.section.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.refusal = this.section.getByRole('alert').filter({ hasText: "We couldn't save your settings" });
    this.failed = this.section.getByText("We couldn't load your settings");
    this.retry = this.section.getByRole('button', { name: 'Try again' });
    this.changes = new SettingsChanges(page);
    this.leaving = new LeavingSettings(page);
  }

  /** Opens the profile and waits for the settings. */
  async open(): Promise<void> {
    await this.page.goto('/profile');
    await this.bookingName.waitFor();
  }

  /** Saves and waits for the confirmation. */
  async save(): Promise<void> {
    await this.submit.click();
    await this.saved.waitFor();
  }

  /** The entries of a list, by its label. */
  entries(label: string): Locator {
    return this.section.getByRole('list', { name: `${label}: your entries` }).getByRole('listitem');
  }

  /** The button that removes an entry. */
  remover(entry: string): Locator {
    return this.section.getByRole('button', { name: `Remove ${entry}`, exact: true });
  }
}

/** The dialog that shows changes made elsewhere. */
class SettingsChanges {
  readonly dialog: Locator;
  readonly save: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Your settings were changed somewhere else' });
    this.save = this.dialog.getByRole('button', { name: 'Save settings' });
    this.back = this.dialog.getByRole('button', { name: 'Back to the form' });
  }

  /** The two choices of a setting, by its label: the saved value and the entered one. */
  of(setting: string): Locator {
    return this.dialog.getByRole('radiogroup', { name: setting, exact: true }).getByRole('radio');
  }
}

/** The confirmation before input is lost. */
class LeavingSettings {
  readonly dialog: Locator;
  readonly leave: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    this.leave = this.dialog.getByRole('button', { name: 'Leave without saving' });
    this.stay = this.dialog.getByRole('button', { name: 'Stay here' });
  }
}
