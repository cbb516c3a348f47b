import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { codeOf } from '../backend/second-factor';

/** The code that an authenticator app shows now; the server's clock is that of this machine. */
export const codeNow = (secret: string | null): string =>
  codeOf((secret ?? '').replaceAll(' ', ''), new Date());

/** The second step of signing in on the profile, and its dialogs. */
export class FactorsSection {
  readonly heading: Locator;
  readonly list: Locator;
  readonly none: Locator;
  readonly addApp: Locator;
  readonly addPasskey: Locator;
  readonly renewCodes: Locator;
  readonly dialog: Locator;
  readonly password: Locator;
  readonly next: Locator;
  readonly code: Locator;
  readonly name: Locator;
  readonly secret: Locator;
  readonly submitApp: Locator;
  readonly makePasskey: Locator;
  readonly codes: Locator;
  readonly kept: Locator;
  readonly done: Locator;
  readonly remove: Locator;
  readonly keep: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    const section = page.getByRole('region', { name: 'Second step when you sign in' });
    this.heading = section.getByRole('heading', { name: 'Second step when you sign in' });
    this.list = section.getByRole('list', { name: 'Your second steps' });
    this.none = section.getByText('You sign in with your password alone.');
    this.addApp = page.getByRole('button', { name: 'Add an authenticator app' });
    this.addPasskey = section.getByRole('button', { name: 'Add a passkey' });
    this.renewCodes = section.getByRole('button', { name: 'Get new codes' });
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.password = this.dialog.getByLabel('Current password', { exact: true });
    this.next = this.dialog.getByRole('button', { name: 'Continue' });
    this.code = this.dialog.getByLabel('Code from the app');
    this.name = this.dialog.getByLabel('Name');
    this.secret = this.dialog.getByText(/^(?:[A-Z2-7]{1,4} ?)+$/u);
    this.submitApp = this.dialog.getByRole('button', { name: 'Add the app' });
    this.makePasskey = this.dialog.getByRole('button', { name: 'Make a passkey' });
    this.codes = this.dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    this.kept = this.dialog.getByRole('button', { name: "I've kept them" });
    this.done = this.dialog.getByRole('button', { name: 'Done' });
    this.remove = this.dialog.getByRole('button', { name: 'Remove', exact: true });
    this.keep = this.dialog.getByRole('button', { name: 'Keep it' });
    this.save = this.dialog.getByRole('button', { name: 'Save', exact: true });
  }

  /** The button of a second step in the list. */
  button(action: 'Rename' | 'Remove', name: string): Locator {
    return this.list.getByRole('button', { name: `${action} ${name}` });
  }

  /** Adds an authenticator app to a demo account. @returns the recovery codes */
  async addAuthenticatorApp(): Promise<readonly string[]> {
    await this.addApp.click();
    await this.password.fill(DEMO_PASSWORD);
    await this.next.click();
    await this.code.fill(codeNow(await this.secret.textContent()));
    await this.submitApp.click();
    await this.kept.waitFor();
    const codes = await this.codes.allTextContents();
    await this.kept.click();
    return codes;
  }
}
