import type { Locator, Page } from 'playwright-core';
import { showExpiringCards } from '../../matrix/expiring-notices';
import { Notices } from '../notices';

/** The notice of cards that have expired or will soon. */
export class ExpiringCards {
  /** The notice's close button. */
  readonly close: Locator;
  /** Every card shown in the notice. */
  readonly all: Locator;
  /** Their checkboxes. */
  readonly boxes: Locator;
  /** The line that expands the notice on a phone. */
  readonly fold: Locator;
  readonly later: Locator;
  readonly notices: Notices;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.notices = new Notices(page);
    const { region } = this.notices;
    this.close = region.getByRole('button', { name: /^Close notice: \d+ of your cards/ });
    this.all = region.getByRole('listitem').filter({ hasText: /expires|has expired/ });
    this.boxes = region.getByRole('checkbox', { name: /^Don't remind me about this card/ });
    this.fold = region.getByRole('button', { name: /^\d+ of your cards/ });
    this.later = region.getByRole('button', { name: 'Later' });
  }

  /** Opens a page on which the notice appears. */
  async open(path: string): Promise<void> {
    await showExpiringCards(this.page);
    await this.page.goto(path);
  }

  /** The text about the card with a nickname. */
  of(nickname: string): Locator {
    return this.all.filter({ hasText: nickname });
  }

  box(nickname: string): Locator {
    return this.of(nickname).getByRole('checkbox');
  }
}

/** The menu beside the profile's sections. */
export class SectionMenu {
  readonly row: Locator;
  /** The marked entry. */
  readonly current: Locator;

  constructor(page: Page) {
    this.row = page.getByRole('navigation', { name: 'Profile sections' });
    this.current = this.row.locator('[aria-current]');
  }

  entry(label: string): Locator {
    return this.row.getByRole('link', { name: label, exact: true });
  }
}
