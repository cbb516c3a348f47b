import type { Locator, Page } from 'playwright-core';

/** The part of the contact panel that sends what happened in the app. */
export class SupportCodePart {
  readonly see: Locator;
  readonly lines: Locator;
  readonly make: Locator;
  readonly made: Locator;
  readonly copy: Locator;
  readonly failed: Locator;

  constructor(page: Page) {
    const panel = page.getByRole('dialog');
    this.see = panel.getByText(/^See these \d+ steps$/u);
    this.lines = panel.getByRole('list', { name: /^See these/u }).getByRole('listitem');
    this.make = panel.getByRole('button', { name: 'Get a support code' });
    this.made = panel.getByRole('status').filter({ hasText: 'Your support code' });
    this.failed = panel.getByRole('alert').filter({ hasText: "We couldn't send it" });
    this.copy = panel.getByRole('button', { name: 'Copy the code' });
  }

  /** Makes a code, and returns it. */
  async code(): Promise<string> {
    await this.make.click();
    await this.made.waitFor();
    return /[0-9A-Z]{5}-[0-9A-Z]{5}/u.exec(await this.made.innerText())?.[0] ?? '';
  }
}

/** The admin's screen that opens a code. */
export class SupportCodesScreen {
  readonly code: Locator;
  readonly open: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly save: Locator;
  readonly notFound: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Support code');
    this.open = page.getByRole('button', { name: 'Open', exact: true });
    this.heading = page.getByRole('heading', { name: 'What the app did' });
    this.rows = page.getByRole('table', { name: 'What the app did' }).getByRole('row');
    this.save = page.getByRole('button', { name: 'Save for the flow review' });
    this.notFound = page.getByRole('alert').filter({ hasText: 'There is no such code' });
  }

  async enter(code: string): Promise<void> {
    await this.page.goto('/admin/support-codes');
    await this.code.fill(code);
    await this.open.click();
  }
}
