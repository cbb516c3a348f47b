import type { Locator, Page } from 'playwright-core';

const spoken = (within: Locator): Locator => within.getByRole('alert').filter({ hasText: /\S/u });

/** The list of the credit account requests. */
export class AdminRequests {
  readonly heading: Locator;
  readonly waiting: Locator;
  readonly decided: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { name: /^Credit account requests$/iu, level: 1 });
    this.waiting = page.getByRole('table', { name: 'Waiting for a decision' });
    this.decided = page.getByRole('table', { name: 'Decided' });
    this.failure = spoken(main);
    this.retry = main.getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/credit-account-requests');
    await this.heading.waitFor();
  }

  /** The link to a company's request. */
  link(company: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: company, exact: true });
  }
}

/** One credit account request. */
export class AdminRequest {
  readonly heading: Locator;
  /** The decision, or the two buttons. */
  readonly decision: Locator;
  readonly decisionHeading: Locator;
  readonly approve: Locator;
  readonly decline: Locator;
  readonly all: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page, company: string) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { name: company, level: 1 });
    this.decision = page.getByRole('region', { name: 'Decision' });
    this.decisionHeading = page.getByRole('heading', { name: 'Decision' });
    this.approve = this.decision.getByRole('button', { name: 'Approve request' });
    this.decline = this.decision.getByRole('button', { name: 'Decline request' });
    this.all = page.getByRole('link', { name: 'All credit account requests' });
    this.failure = spoken(main);
    this.retry = main.getByRole('button', { name: 'Try again' });
  }

  /** The text beside a label. */
  fact(label: string): Locator {
    return this.page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
  }
}

/** The dialog for one of the two decisions. */
export class DecisionDialog {
  readonly dialog: Locator;
  readonly reason: Locator;
  readonly cancel: Locator;
  readonly close: Locator;
  readonly confirm: Locator;
  readonly failure: Locator;

  constructor(page: Page, verb: 'Approve' | 'Decline') {
    this.dialog = page.getByRole('alertdialog', { name: new RegExp(`^${verb} the request from `, 'u') });
    this.reason = this.dialog.getByRole('textbox', { name: 'Reason' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.close = this.dialog.getByRole('button', { name: 'Close' });
    this.confirm = this.dialog.getByRole('button', { name: `${verb} request` });
    this.failure = spoken(this.dialog);
  }
}

/** The audit, for admins. */
export class AdminAudit {
  readonly heading: Locator;
  /** The sessions and the actions outside one. */
  readonly groups: Locator;
  readonly exportCsv: Locator;
  readonly search: Locator;
  readonly order: Locator;
  /** The number of entries, announced. */
  readonly result: Locator;
  readonly showAll: Locator;
  readonly pages: Locator;
  readonly next: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { name: 'Audit', level: 1 });
    this.groups = page.getByRole('list', { name: 'Audit', exact: true }).locator(':scope > li');
    this.exportCsv = main.getByRole('button', { name: 'Export CSV' });
    this.search = main.getByRole('searchbox', { name: 'Staff, customer, action or reason' });
    this.order = main.getByRole('combobox', { name: 'Order' });
    this.result = main.getByRole('status').locator('#audit-found');
    this.showAll = main.getByRole('button', { name: 'Show all' });
    this.pages = main.getByRole('navigation', { name: 'Pages of the audit' });
    this.next = this.pages.getByRole('button', { name: 'Next page' });
    this.failure = spoken(main);
    this.retry = main.getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/audit');
    await this.heading.waitFor();
  }
}

/** What staff did for a customer, on the customer's profile. */
export class ActedForYou {
  readonly section: Locator;
  readonly heading: Locator;
  /** The sessions and the actions outside one. */
  readonly groups: Locator;
  readonly earlier: Locator;
  /** In the earlier ones; it finds the newest as well. */
  readonly search: Locator;
  /** The number of entries, announced. */
  readonly result: Locator;
  readonly exportCsv: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Account activity by our staff' });
    this.heading = this.section.getByRole('heading', { name: 'Account activity by our staff' });
    this.groups = this.section
      .getByRole('list', { name: 'Account activity by our staff' })
      .locator(':scope > li');
    this.earlier = this.section.getByText(/^Earlier \(\d+\)$/u);
    this.search = this.section.getByRole('searchbox', { name: 'Search staff activity' });
    this.result = this.section.getByRole('status').locator('#staff-activity-found');
    this.exportCsv = this.section.getByRole('button', { name: 'Export CSV' });
    this.failure = spoken(this.section);
    this.retry = this.section.getByRole('button', { name: 'Try again' });
  }
}
